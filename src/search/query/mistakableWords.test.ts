import { expect, test } from "vitest";
import { analyzerOf } from "../words/analyzer";
import { mistakableWords } from "./mistakableWords";

const analyzer = analyzerOf(null);

function indexOf(forms: string[], phrase: string[] = []) {
  const words = forms.map((form) => [analyzer.stem(form), form] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const vocabulary = { stems: words.map(([stem]) => stem), forms: words.map(([, form]) => form) };
  return { vocabulary, analyzer, phrasesWith: (stem: string) => (phrase.map(analyzer.stem).includes(stem) ? [0] : []) };
}

test.each([
  ["timing", "is a slip away from a word of the docs", ["tiling"]],
  ["homestay", "is two words of the docs", ["home", "stay"]],
  ["штука", "has the keys of a word of the docs", ["inerf"]],
  ["rise", "is one of the docs in Latin letters", ["рис"]],
  ["фарм", "sounds like a word of the docs", ["farm"]],
])("«%s» is a word that search would take for others: it %s", (word, _, forms) => {
  expect(mistakableWords([word, "zebra"], indexOf(forms))).toEqual([word]);
});

test("a word is taken for two short ones only where readers type them together", () => {
  const forms = ["car", "pet"];
  expect(mistakableWords(["carpet"], indexOf(forms, ["car", "pet"]))).toEqual(["carpet"]);
  expect(mistakableWords(["carpet"], indexOf(forms, ["car"]))).toEqual([]);
});

test("words of the docs are no others", () => {
  expect(mistakableWords(["штука"], indexOf(["штука", "inerf"]))).toEqual([]);
});

test("keys of another layout count where they are asked for", () => {
  expect(mistakableWords(["штука", "timing"], indexOf(["inerf", "tiling"]), false)).toEqual(["timing"]);
});
