import { expect, test } from "vitest";
import { indexOf } from "../../tests/support/content/queryContext";
import { analyzerOf } from "../words/analyzer";
import { mistakableWords } from "./mistakableWords";

const analyzer = analyzerOf(null);

/** Words of an index, and a phrase that its readers type. */
const indexWith = (forms: string[], phrase: string[] = []) => ({
  ...indexOf(...forms),
  phrasesWith: (stem: string) => (phrase.map(analyzer.stem).includes(stem) ? [0] : []),
});

test.each([
  ["timing", "is a slip away from a word of the docs", ["tiling"]],
  ["homestay", "is two words of the docs", ["home", "stay"]],
  ["недруг", "is a denial and a word of the docs", ["друг"]],
  ["штука", "has the keys of a word of the docs", ["inerf"]],
  ["rise", "is one of the docs in Latin letters", ["рис"]],
  ["фарм", "sounds like a word of the docs", ["farm"]],
])("«%s» is a word that search would take for others: it %s", (word, _, forms) => {
  expect(mistakableWords([word, "zebra"], indexWith(forms))).toEqual([word]);
});

test("a word is taken for two short ones only where readers type them together", () => {
  const forms = ["car", "pet"];
  expect(mistakableWords(["carpet"], indexWith(forms, ["car", "pet"]))).toEqual(["carpet"]);
  expect(mistakableWords(["carpet"], indexWith(forms, ["car"]))).toEqual([]);
});

test.each([
  ["bodyguard", ["body", "guard"], ["bodyguard"]],
  ["звукозапись", ["звук", "звуко", "запись"], []],
])(
  "where words are linked, one is taken for two that one section has, not for two that stand anywhere: «%s»",
  (word, forms, anywhere) => {
    const index = indexOf(...forms);
    const apart = { ...index, recordsWith: (stem: string) => [index.vocabulary.stems.indexOf(stem)] };
    expect(mistakableWords([word], index)).toEqual([word]);
    expect(mistakableWords([word], apart)).toEqual(anywhere);
  },
);

test("words of the docs are no others", () => {
  expect(mistakableWords(["штука"], indexWith(["штука", "inerf"]))).toEqual([]);
});

test("keys of another layout count where they are asked for", () => {
  expect(mistakableWords(["штука", "timing"], indexWith(["inerf", "tiling"]), false)).toEqual(["timing"]);
});
