import { expect, test } from "vitest";
import { indexOf } from "../../tests/support/content/queryContext";
import { isAlone, isReadersWord } from "./kin";

const index = { ...indexOf("proxy", "window"), isUnrelated: () => true };

test.each(["proximity", "winding"])("«%s» is alone where it passes for a word of no family here", (word) => {
  expect(isAlone(word, index)).toBe(true);
  expect(isAlone(word, { ...index, isUnrelated: () => false })).toBe(false);
});

test("a word that a language sets apart is alone though no dictionary has been read", () => {
  const withNone = { ...indexOf("design", "excel"), isUnrelated: () => false };
  expect(["designate", "excellent", "designer"].map((word) => isAlone(word, withNone))).toEqual([true, true, false]);
});

test.each([
  ["cutsom", "which passes for such a word by chance and begins as none does"],
  ["wind", "which may be clipped"],
  ["windows", "which the index has"],
])("«%s», %s, is not alone", (word) => {
  expect(isAlone(word, index)).toBe(false);
});

test("a word that is alone is one that readers know", () => {
  expect(["winding", "cutsom"].map((word) => isReadersWord(word, index))).toEqual([true, false]);
  expect(isReadersWord("cutsom", { ...index, isRealWord: () => true })).toBe(true);
});
