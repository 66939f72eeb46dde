import { expect, test } from "vitest";
import type { Lexicons } from "../../languages/language";
import { createSearchIndex, loadSearchIndex, rankedAnswer, type SearchRecord } from "../search";

const groups: [said: string[], means: string[]][] = [
  [["балком"], ["пачка"]],
  [["железо"], ["устройство"]],
  [["прокся"], ["прокси"]],
];
const lexicons: Lexicons = { trade: groups.map(([said, means]) => ({ said, means, from: "a chat" })) };

const records = ["пачка", "устройство", "прокси"].map((title): SearchRecord => {
  return { id: title, path: `/${title}/`, title, heading: "", anchor: "", section: "", text: "" };
});

const realWords = ["балкон", "железный", "прокси", "железо"];
const derivation = { suffixes: "он н", changes: [], ofSlang: "ный" };

/** Titles that answer a word in an index whose readers know some words. */
function answers(word: string, readers: { realWords?: string[] } = { realWords }): string[] {
  const index = createSearchIndex(records, { locale: "ru", lexicons, derivation, ...readers });
  return rankedAnswer(loadSearchIndex(index), `${word} `, {}).ranked.map(({ record }) => record.title);
}

test("words that readers know are no forms of slang, unless they are made of it as words are", () => {
  expect(answers("балкон", {})).toEqual(["пачка"]);
  expect(["балкон", "балкона", "балконы"].flatMap((word) => answers(word))).toEqual([]);
  expect(answers("железный")).toEqual(["устройство"]);
});

test("slang is what it was, in all its forms", () => {
  expect(answers("балком")).toEqual(["пачка"]);
  expect(answers("железа")).toEqual(["устройство"]);
  expect(answers("проксями")).toEqual(["прокси"]);
});
