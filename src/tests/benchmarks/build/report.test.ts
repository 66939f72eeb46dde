import { expect, test } from "vitest";
import { growthTable, type Measured, sizeTable } from "./report";

const build = (fields: Partial<Measured>): Measured => ({
  site: "ours",
  run: "cold",
  docs: 100,
  seconds: 50,
  cpuSeconds: 80.25,
  peakMegabytes: 1200.4,
  publicMegabytes: 30,
  queries: 208,
  pages: 207,
  steps: [{ name: "createPages", seconds: 6.1, done: null }],
  ...fields,
});

test("puts the builds of a size side by side, with the steps that take time", () => {
  const tiny = { name: "load plugins", seconds: 0.1, done: null };
  const same = build({ run: "same", seconds: 6, queries: 0, pages: 0, steps: [tiny] });
  expect(sizeTable([build({}), same]).split("\n")).toEqual([
    "| 2 × 100 docs | ours, cold | ours, same |",
    "| --- | ---: | ---: |",
    "| wall, s | 50.0 | 6.0 |",
    "| CPU, s | 80.3 | 80.3 |",
    "| memory, MB | 1200 | 1200 |",
    "| queries | 208 | 0 |",
    "| HTML pages | 207 | 0 |",
    "| public/, MB | 30 | 30 |",
    "| createPages | 6.1 | – |",
  ]);
});

test("says so where CPU time and memory are not known", () => {
  const lines = sizeTable([build({ cpuSeconds: null, peakMegabytes: null })]).split("\n");
  expect(lines).toEqual(expect.arrayContaining(["| CPU, s | not known |", "| memory, MB | not known |"]));
});

test("compares each kind of build with itself at other sizes, in docs of both languages", () => {
  const builds = [build({}), build({ site: "bare", seconds: 10 }), build({ docs: 200, seconds: 60 })];
  expect(growthTable(builds)?.split("\n").slice(2)).toEqual(["| ours, cold | 200 → 400 | 50.0 | 0 |"]);
  expect(growthTable(builds.slice(0, 2))).toBeNull();
});
