import { expect, test } from "vitest";
import { analyzerOf } from "../words/analyzer";
import { isAlone, isReadersWord } from "./kin";

const analyzer = analyzerOf(null);
const vocabulary = { stems: ["proxi", "window"], forms: ["proxy", "window"] };
const index = { vocabulary, analyzer, isUnrelated: () => true };

test.each(["proximity", "winding"])("«%s» is alone where it passes for a word of no family here", (word) => {
  expect(isAlone(word, index)).toBe(true);
  expect(isAlone(word, { ...index, isUnrelated: () => false })).toBe(false);
});

test.each([
  ["cutsom", "which passes for such a word by chance and begins as none does"],
  ["wind", "which may be clipped"],
  ["windows", "which the index has"],
])("«%s», %s, is not alone", (word) => {
  expect(isAlone(word, index)).toBe(false);
});

test("a word that is alone is one that readers know", () => {
  const context = {
    ...index,
    isRealWord: () => false,
    lexicon: { meansOf: () => [], meansOfBeginning: () => [] },
    phrasesWith: () => [],
  };
  expect(["winding", "cutsom"].map((word) => isReadersWord(word, context))).toEqual([true, false]);
  expect(isReadersWord("cutsom", { ...context, isRealWord: () => true })).toBe(true);
});
