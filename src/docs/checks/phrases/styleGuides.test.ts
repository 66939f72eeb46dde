import fs from "node:fs";
import { expect, test } from "vitest";
import { englishPhrases } from "./english";
import { russianPhrases } from "./russian";

/** Rows of the tables whose head has a ✓: the phrases that are looked for. */
function checkedRows(file: string): string[] {
  const tables = fs.readFileSync(file, "utf8").split(/\n(?!\|)/);
  return tables.flatMap((table) => {
    const [head = "", , ...rows] = table.trim().split("\n");
    return /^\|.*✓ \|/.test(head) ? rows : [];
  });
}

test.each([
  [".github/STYLE.en.md", englishPhrases],
  [".github/STYLE.ru.md", russianPhrases],
])("%s names every phrase that is looked for with what to write instead, and no other", (file, phrases) => {
  expect(checkedRows(file).sort()).toEqual(phrases.map(({ phrase, write }) => `| ${phrase} | ${write} |`).sort());
});
