import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withSlashes } from "../docs/read/filePath";

const room = "src/gatsby/browser";
const rows = fs
  .readFileSync(path.join(room, "README.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| .*`.*«/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, fault = "", files = "", named = ""]) => ({
    fault,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
    test: /^`([^`]+)` «([^»]+)»$/.exec(named)?.slice(1) ?? [],
  }));

test("every file of the room mends something that the table names, and none is named that is gone", () => {
  const all = fs.readdirSync(room, { recursive: true }).map((file) => withSlashes(String(file)));
  const files = all.filter((file) => /\.(ts|tsx|css)$/.test(file) && !file.endsWith(".test.ts"));
  expect([...new Set(rows.flatMap((row) => row.files))].sort()).toEqual(files.sort());
});

test.each(rows)("the test exists that would notice: $fault", ({ test: [file = "", title = ""] }) => {
  const source = fs.readFileSync(path.join("src/tests", file), "utf8");
  const titles = [...source.matchAll(/\btest(?:\.describe)?\(\s*(["`])((?:(?!\1).)+)\1/g)].map(([, , text]) => text);
  expect(titles.filter((text) => text?.includes(title)).length).toBeGreaterThan(0);
});
