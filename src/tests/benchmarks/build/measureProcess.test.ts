import { expect, test } from "vitest";
import { measureProcess, parseStat } from "./measureProcess";

test("reads parent, times and memory of a process whose name has brackets and spaces", () => {
  const fields = Array.from({ length: 50 }, (_, index) => index + 4);
  expect(parseStat(`77 (a (b) c) S ${fields.join(" ")}`)).toEqual({
    parent: 4,
    cpuTicks: 14 + 15,
    childrenTicks: 16 + 17,
    residentPages: 24,
  });
});

test.runIf(process.platform === "linux")("measures a process with those that it starts", async () => {
  const busy = "const end = Date.now() + 600; while (Date.now() < end); const kept = Buffer.alloc(2 ** 26, 1)";
  const hold = `${busy}; setTimeout(() => console.log(kept.length), 500)`;
  const parent = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(hold)}], { stdio: "inherit" })`;
  const { code, output, seconds, cpuSeconds, peakMegabytes } = await measureProcess([process.execPath, "-e", parent], {
    cwd: process.cwd(),
    env: process.env,
  });
  expect({ code, output }).toEqual({ code: 0, output: `${2 ** 26}\n` });
  expect(seconds).toBeGreaterThan(1);
  expect(cpuSeconds).toBeGreaterThan(0.05);
  expect(peakMegabytes).toBeGreaterThan(64);
});

test("hands over the exit code and what a failed command said", async () => {
  const failing = [process.execPath, "-e", "console.error('no'); process.exit(3)"];
  const result = await measureProcess(failing, { cwd: process.cwd(), env: process.env });
  expect(result).toMatchObject({ code: 3, output: "no\n" });
});
