import { expect, test } from "vitest";
import { writingLanguages } from "../../languages/languages";
import { indexOf } from "../../tests/support/content/queryContext";
import { isReadersWord } from "../query/kin";
import { swapsOf } from "../slips/swapsOf";
import { packWordSet, unpackWordSet } from "../words/wordSet";
import { packRealWords, readRealWords } from "./realWords";

const syllables = ["bra", "cho", "dri", "flu", "gre", "pla", "sto", "tri"];
/** Words as texts have them, and real words of which each is one of these with another letter. */
const forms = syllables.flatMap((first) =>
  syllables.flatMap((second) => syllables.map((third) => `${first}${second}${third}m`)),
);
const realWords = forms.flatMap((form) => ["k", "p", "z"].map((letter) => `${form.slice(0, -1)}${letter}`));

test("words that readers know are no slips, and two swapped letters never pass for one by chance", () => {
  const index = indexOf(...forms);
  const { common } = packRealWords({ realWords }, index);
  const { isRealWord } = readRealWords(common, index.analyzer)!;
  expect(realWords.filter((word) => !isRealWord(word))).toEqual([]);
  const swaps = forms.flatMap(swapsOf).filter((word) => !realWords.includes(word));
  const byChance = unpackWordSet(packWordSet(realWords.map(index.analyzer.stem)));
  expect(swaps.filter((word) => byChance.has(index.analyzer.stem(word))).length).toBeGreaterThan(0);
  expect(swaps.filter(isRealWord)).toEqual([]);
});

test("words of which one begins as words of docs do, and one is near others, are both known, though they share a stem", () => {
  const index = indexOf("учтите", "учетный");
  const words = ["учтены", "учтенный"];
  const { derivation } = writingLanguages.ru;
  const { rare } = packRealWords({ rareWords: { words, haveAllForms: false }, derivation }, index);
  const context = { ...index, ...readRealWords(rare, index.analyzer)! };
  expect(words.filter((word) => !isReadersWord(word, context))).toEqual([]);
  expect(isReadersWord("учотный", context)).toBe(false);
});
