import { expect, test } from "vitest";
import { analyzerOf } from "../words/analyzer";
import { mistakableWords } from "./mistakableWords";
import type { Vocabulary } from "./vocabulary";

const analyzer = analyzerOf(null);

function vocabularyOf(forms: string[]): Vocabulary {
  const words = forms.map((form) => [analyzer.stem(form), form] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return { stems: words.map(([stem]) => stem), forms: words.map(([, form]) => form) };
}

test.each([
  ["timing", "is a slip away from a word of the docs", ["tiling"]],
  ["homestay", "is two words of the docs", ["home", "stay"]],
  ["штука", "has the keys of a word of the docs", ["inerf"]],
  ["rise", "is one of the docs in Latin letters", ["рис"]],
  ["фарм", "sounds like a word of the docs", ["farm"]],
])("«%s» is a word that search would take for others: it %s", (word, _, forms) => {
  expect(mistakableWords([word, "zebra"], vocabularyOf(forms), analyzer)).toEqual([analyzer.stem(word)]);
});

test("words of the docs are no others", () => {
  expect(mistakableWords(["штука"], vocabularyOf(["штука", "inerf"]), analyzer)).toEqual([]);
});
