import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { endGroup, groupEnd, groupOptions } from "./processGroup";

test.each(["linux", "darwin"])("on %s a group of processes is told to end by its number", (platform) => {
  expect(groupOptions(platform)).toEqual({ detached: true });
  expect(groupEnd(77, platform)).toEqual({ kind: "signal", pid: -77 });
});

test("on Windows, which has no groups, a program ends the tree of processes", () => {
  expect(groupOptions("win32")).toEqual({ detached: false });
  expect(groupEnd(77, "win32")).toEqual({ kind: "program", program: "taskkill", args: ["/PID", "77", "/T", "/F"] });
});

test("a process ends with those that it has started", async () => {
  const wait = "setTimeout(() => undefined, 60_000)";
  const child = `const child = require("node:child_process").spawn(process.execPath, ["-e", "${wait}"]); console.log(child.pid); ${wait}`;
  const parent = spawn(process.execPath, ["-e", child], { ...groupOptions(), stdio: ["ignore", "pipe", "ignore"] });
  const [said] = (await once(parent.stdout, "data")) as [Buffer];
  endGroup(parent.pid ?? 0);
  await once(parent, "close");
  const isGone = () => {
    try {
      return !process.kill(Number(said), 0);
    } catch {
      return true;
    }
  };
  await expect.poll(isGone, { timeout: 20_000 }).toBe(true);
  expect(() => endGroup(parent.pid ?? 0)).not.toThrow();
});
