import fs from "node:fs";
import path from "node:path";

/** A row of a table whose last cell names a test: its other cells, and file and title of that test. */
export type NamedTest = { cells: string[]; file: string; title: string };

/** Rows of the tables of a file that end with a test: its file between backticks, words of its title in «». */
export function namedTests(markdown: string): NamedTest[] {
  return fs
    .readFileSync(markdown, "utf8")
    .split("\n")
    .filter((line) => /^\| .*`.*«/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map((cells) => {
      const [, file = "", title = ""] = /^`([^`]+)` «([^»]+)»$/.exec(cells.at(-2) ?? "") ?? [];
      return { cells: cells.slice(1, -2), file, title };
    });
}

/** Titles of the tests of a file, and of their groups, as they stand in its code. @param file below `src/tests` */
export function titlesIn(file: string): string[] {
  const source = fs.readFileSync(path.join("src/tests", file), "utf8");
  return [...source.matchAll(/\btest(?:\.describe)?\(\s*(["`])((?:(?!\1).)+)\1/g)].map(([, , text = ""]) => text);
}
