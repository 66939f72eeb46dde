import fs from "node:fs";
import { expect, test } from "vitest";
import { namedTests, titlesIn } from "./support/namedTests";

const folder = "src/tests/e2e/survive";
const scenes = namedTests(`${folder}/README.md`).map(({ cells: [scene = "", seen = ""], ...named }) => ({
  scene,
  seen,
  ...named,
}));

test("the table of failures has a scene for every file of tests beside it", () => {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith(".e2e.ts"));
  const named = new Set(scenes.map(({ file }) => file));
  expect(files.filter((file) => !named.has(`e2e/survive/${file}`))).toEqual([]);
});

test.each(scenes)("the test exists that shows: $scene", ({ seen, file, title }) => {
  expect(seen).not.toBe("");
  expect(titlesIn(file).filter((text) => text.includes(title)).length).toBeGreaterThan(0);
});
