import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-tool-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Starts a tool of ours through the launcher, as npm scripts do. */
function start(code: string, ...args: string[]) {
  const file = path.join(folder, "tool.ts");
  fs.writeFileSync(file, code);
  const child = spawn(process.execPath, ["src/commands/tool.mjs", file, ...args]);
  let output = "";
  child.stdout.on("data", (data) => (output += String(data)));
  return { child, output: () => output, ended: once(child, "close") };
}

const manifest = JSON.parse(fs.readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const parts = Object.entries(manifest.scripts).flatMap(([name, script]) =>
  script.split(" && ").map((part) => [name, part] as const),
);

test.each(parts)("npm script %s installs what is missing first, in a shell of any system: %s", (_name, part) => {
  const [, file = ""] = /^node (src\/commands\/\w+\.mjs)( |$)/.exec(part) ?? [];
  expect(fs.readFileSync(file, "utf8")).toContain("\nawait prepare();");
  // Windows' shell knows neither single quotes nor variables before a command, and hands patterns on as they are.
  expect(part).not.toMatch(/['$;]|(?<!")src\/\*\*/);
});

test("a tool gets its arguments as they are, and its exit code is handed over", async () => {
  const { output, ended } = start(
    "console.log(JSON.stringify(process.argv.slice(2))); process.exit(3);",
    "a b",
    "--c=*",
  );
  expect(await ended).toEqual([3, null]);
  expect(JSON.parse(output())).toEqual(["a b", "--c=*"]);
});

// Windows has no signals: there a terminal ends all that it has started.
test.runIf(process.platform !== "win32").each(["SIGTERM", "SIGINT"] as const)(
  "a tool is told of %s and decides when it ends",
  async (signal) => {
    const code = `process.on("${signal}", () => setTimeout(() => process.exit(7), 100)); console.log("ready"); setInterval(() => undefined, 1000);`;
    const { child, ended } = start(code);
    await once(child.stdout, "data");
    child.kill(signal);
    expect(await ended).toEqual([7, null]);
  },
);

test.runIf(process.platform !== "win32")("a tool that a signal ends is reported as ended by that signal", async () => {
  const { child, ended } = start('console.log("ready"); setInterval(() => undefined, 1000);');
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await ended).toEqual([null, "SIGTERM"]);
});

test("a name that is no tool is said to be none", async () => {
  const child = spawn(process.execPath, ["src/commands/tool.mjs", "no-such-tool"]);
  let said = "";
  child.stderr.on("data", (data) => (said += String(data)));
  expect(await once(child, "close")).toEqual([1, null]);
  expect(said.trim()).toBe("✖ There is no tool no-such-tool: src/commands/tools.mjs names them all.");
});
