import { spawn } from "node:child_process";
import { prepare } from "./prepare.mjs";
import { root } from "./run.mjs";
import { fail } from "./say.mjs";
import { findChromium } from "./system/chromium.mjs";
import { tools } from "./tools.mjs";

// A tool of the project with packages installed, in this terminal: `node src/commands/tool.mjs vitest run`. A file of
// ours in TypeScript is a tool as well. `--browser` before its name finds Chromium for it.
const words = process.argv.slice(2);
const needsBrowser = words[0] === "--browser";
const [tool = "", ...args] = needsBrowser ? words.slice(1) : words;
const file = Object.entries(tools).find(([name]) => name === tool)?.[1];
if (!file && !tool.endsWith(".ts")) fail(`There is no tool ${tool}: src/commands/tools.mjs names them all.`);

await prepare();
const env = needsBrowser ? { ...process.env, CHROMIUM_PATH: await findChromium() } : process.env;
const start = file ? [`${root}node_modules/${file}`] : ["--import", "tsx", tool];
const child = spawn(process.execPath, [...start, ...args], { cwd: root, env, stdio: "inherit" });

// A terminal sends Ctrl+C to both of us; the tool decides when it ends, and is told of all that only we hear.
process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("error", (error) => fail(`${tool} could not be started: ${error.message}`));
child.on("close", (code, signal) => {
  for (const name of ["SIGINT", "SIGTERM"]) process.removeAllListeners(name);
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
