import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readingRules } from "../readingRules";
import { buildRules } from "./buildRules";
import { allRules, registry } from "./registry";
import { ruleFile } from "./ruleFile";

/** Rows of CONTRIBUTING's table of rules: id, what it is about, whether it stops the build. */
const rows = fs
  .readFileSync(".github/CONTRIBUTING.md", "utf8")
  .split("## What `npm run check` looks at")[1]
  ?.split("\n")
  .filter((line) => line.startsWith("| `"));

test("CONTRIBUTING names every rule, says what it is about and whether it stops the build, and names no other", () => {
  const expected = Object.entries(registry).map(
    ([id, { about, severity }]) => `| \`${id}\` | ${about} | ${severity === "error" ? "yes |" : "|"}`,
  );
  expect(rows?.sort()).toEqual(expected.sort());
});

test("no two rules share an id", () => {
  const ids = [...Object.keys(readingRules), ...allRules.map(({ id }) => id)];
  expect(ids).toEqual([...new Set(ids)]);
});

test("a rule's file is called like the rule", () => {
  const found = allRules.map(({ id }) => path.basename(ruleFile(process.cwd(), id) ?? `no file for ${id}`, ".ts"));
  expect(found).toEqual(
    allRules.map(({ id }) => id.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())),
  );
});

test("every file of the rules' folder is a rule that runs", () => {
  const files = fs.readdirSync("src/docs/checks/rules", { recursive: true, encoding: "utf8" });
  const ids = files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => path.basename(file, ".ts").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(ids.sort()).toEqual(allRules.map(({ id }) => id).sort());
});

test("what stops a build is looked for in the build", () => {
  expect(allRules.filter(({ severity, when }) => severity === "error" && when !== "build")).toEqual([]);
  expect(allRules.filter(({ when }) => when === "build")).toEqual(buildRules);
});
