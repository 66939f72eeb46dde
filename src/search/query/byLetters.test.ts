import { expect, test } from "vitest";
import { analyzerOf } from "../words/analyzer";
import { unpackLexicon } from "../words/lexicon";
import { expandQuery } from "./expandQuery";
import type { QueryContext } from "./vocabulary";

const analyzer = analyzerOf(null);

/** An index of words as texts spell them. */
function indexOf(...forms: string[]): QueryContext {
  const words = forms.map((form) => [analyzer.stem(form), form] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  const vocabulary = { stems: words.map(([stem]) => stem), forms: words.map(([, form]) => form) };
  return { vocabulary, analyzer, isRealWord: () => false, lexicon: unpackLexicon(""), phrasesWith: () => [] };
}

const index = indexOf("код", "файл", "старый", "счет", "удалить", "чек", "работа", "щит", "выйти", "ы");

test.each([
  ["kodami", "код"],
  ["fayla", "файл"],
  ["faila", "файл"],
  ["staruyu", "старый"],
  ["schete", "счет"],
  ["udalit", "удалить"],
  ["cheki", "чек"],
  ["rabotu", "работа"],
  ["schity", "щит"],
  ["shchitom", "щит"],
  ["vyjti", "выйти"],
])("«%s», Russian in Latin letters, is «%s» in whatever form", (typed, meant) => {
  expect(expandQuery(`${typed} `, index).map(({ word, corrected }) => [word, corrected])).toEqual([[typed, meant]]);
});

test.each(["qwerty", "kod2", "kö", "y"])("«%s» is not", (typed) => {
  expect(expandQuery(`${typed} `, index)[0]?.corrected ?? null).toBeNull();
});

test("a word in Latin letters that the index has is taken as it stands", () => {
  expect(expandQuery("chek ", indexOf("chek", "чек"))[0]?.corrected).toBeNull();
});
