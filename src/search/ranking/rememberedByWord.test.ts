import { expect, test } from "vitest";
import { createSearchIndex, loadSearchIndex, rankedAnswer, type Searcher } from "../search";
import type { QueryWord } from "../query/meanings";
import { rememberedByWord } from "./rememberedByWord";

const record = { id: 1, path: "/proxy/", title: "Proxy", heading: "", anchor: "", section: "", text: "Add a proxy." };
const load = (): Searcher => loadSearchIndex(createSearchIndex([record], { locale: "en" }));

const word = (stem: string, more: Partial<QueryWord> = {}): QueryWord => ({
  word: stem,
  meanings: [{ stem, weight: 1 }],
  isOptional: false,
  share: 1,
  corrected: null,
  ...more,
});

/** Something to remember that says how often it was worked out. */
function counted() {
  let made = 0;
  const of = rememberedByWord(() => ({ number: (made += 1) }));
  return { of, made: () => made };
}

test("a word with the same meanings is worked out once in an index, however much it counts", () => {
  const { of, made } = counted();
  const searcher = load();
  expect(of(searcher, word("proxi", { word: "proxies", share: 0.4 }))).toBe(of(searcher, word("proxi")));
  expect(made()).toBe(1);
});

test("other meanings, other weights, a whole name and another index are worked out anew", () => {
  const { of, made } = counted();
  const searcher = load();
  of(searcher, word("proxi"));
  of(searcher, word("profil"));
  of(searcher, word("proxi", { meanings: [{ stem: "proxi", weight: 0.5 }] }));
  of(searcher, word("proxi", { isWhole: true }));
  of(load(), word("proxi"));
  expect(made()).toBe(5);
});

test("words that are asked for again and again stay, others go", () => {
  const { of, made } = counted();
  const searcher = load();
  for (let index = 0; index < 100; index += 1) {
    of(searcher, word("proxi"));
    of(searcher, word(`word${index}`));
  }
  expect(made()).toBe(101);
  of(searcher, word("proxi"));
  expect(made()).toBe(101);
  of(searcher, word("word0"));
  expect(made()).toBe(102);
});

test("a query is answered the second time as it was the first", () => {
  const searcher = load();
  const answers = ["proxy", "add proxy", "proxy"].map((query) =>
    rankedAnswer(searcher, query).ranked.map((one) => ({ ...one, landing: one.landing() })),
  );
  expect(answers[2]).toEqual(answers[0]);
});
