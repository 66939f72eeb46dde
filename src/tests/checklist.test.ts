import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";
import checklist from "./checklist.json";
import { seedAliases, seedRoutes, seedSections } from "./support/served/seedRoutes";

/** Addresses that the specification promises are data, from which `routes.e2e.ts` makes the titles of its tests. */
const routes = [
  ...seedSections.flatMap(({ overview, alias }) => [overview, alias]),
  ...Object.values(seedRoutes).flatMap((section) => Object.keys(section)),
  ...seedAliases.map(({ id }) => id),
];

/** Numbers of the checklist in the texts of a test file: its titles are the only texts that hold any. */
function idsNamedIn(source: string): string[] {
  return (source.match(/(["'`])(?:(?!\1)[^\n])*\1/g) ?? []).flatMap((text) => text.match(/\bS\d+\.\d+\b/g) ?? []);
}

const files = execFileSync("git", ["ls-files", "src"], { encoding: "utf8" }).split("\n");
const tests = files.filter((file) => /\.(test|e2e)\.ts$/.test(file) && fs.existsSync(file));
const named = new Set(tests.flatMap((file) => idsNamedIn(fs.readFileSync(file, "utf8"))));
const listed = [...Object.keys(checklist), ...routes];

test("every requirement of the checklist is named by a test", () => {
  expect(listed.filter((id) => !named.has(id) && !routes.includes(id))).toEqual([]);
  expect(fs.readFileSync("src/tests/everyPage/routes.e2e.ts", "utf8")).toContain("Object.keys(routes).join");
});

test("every number that a test names stands in the checklist, once", () => {
  expect([...named].filter((id) => !listed.includes(id))).toEqual([]);
  expect(listed).toHaveLength(new Set(listed).size);
});

test("titles of tests refer to nothing but the checklist", () => {
  const foreign = tests.filter((file) => /\[[A-RT-Z]\d+[.\d]*[\],]/.test(fs.readFileSync(file, "utf8")));
  expect(foreign).toEqual([]);
});
