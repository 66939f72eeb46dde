import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withSlashes } from "../docs/read/filePath";
import { namedTests, titlesIn } from "./support/namedTests";

const room = "src/gatsby/browser";
const rows = namedTests(path.join(room, "README.md")).map(({ cells: [fault = "", files = ""], ...named }) => ({
  fault,
  files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  ...named,
}));

test("every file of the room mends something that the table names, and none is named that is gone", () => {
  const all = fs.readdirSync(room, { recursive: true }).map((file) => withSlashes(String(file)));
  const files = all.filter((file) => /\.(ts|tsx|css)$/.test(file) && !file.endsWith(".test.ts"));
  expect([...new Set(rows.flatMap((row) => row.files))].sort()).toEqual(files.sort());
});

test.each(rows)("the test exists that would notice: $fault", ({ file, title }) => {
  expect(titlesIn(file).filter((text) => text.includes(title)).length).toBeGreaterThan(0);
});
