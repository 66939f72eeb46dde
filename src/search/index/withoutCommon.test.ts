import { expect, test } from "vitest";
import type { Postings } from "./postings";
import { wordsOfRecords } from "./recordWords";
import type { SearchRecord } from "./searchRecord";
import { withoutCommon } from "./withoutCommon";

const record = (id: number, text: string): SearchRecord => ({
  id,
  path: `/${id}/`,
  title: "",
  heading: "",
  anchor: "",
  section: "",
  text,
});

/** The postings that are left of some: every text has `token` once, but for the last, which speaks of nothing else. */
function left(count: number, more: Postings): Postings {
  const texts = Array.from({ length: count }, (_, id) => (id === count - 1 ? "token token token" : "a token"));
  const records = texts.map((text, id) => record(id, text));
  const all = Array.from({ length: count }, (_, id) => id);
  const postings: Postings = new Map([["token", { title: [0], text: all }], ["zebra", { text: [3] }], ...more]);
  return withoutCommon(postings, new Map(), records, wordsOfRecords(records, "en"), "en");
}

const phrases: Postings = new Map([["card", { phrases: [0] }]]);

test("of a word that very many sections have only those stay that speak of it", () => {
  expect(left(100, phrases).get("token")).toEqual({ title: [0], text: [99] });
  expect(left(100, phrases).get("zebra")).toEqual({ text: [3] });
  expect(left(100, phrases).get("card")).toEqual({ phrases: [0] });
});

test("a word of a few sections stays, and every word where no doc says what readers type", () => {
  expect(left(50, phrases).get("token")?.text).toHaveLength(50);
  expect(left(100, new Map()).get("token")?.text).toHaveLength(100);
});

test("words of grammar are told apart by titles alone", () => {
  const grammar: Postings = new Map([["the", { title: [2], text: [1, 2] }]]);
  expect(left(10, grammar).get("the")).toEqual({ title: [2] });
});

test("what a lead says its own text says no longer, others do", () => {
  const said: Postings = new Map([["pear", { lead: [2], text: [1, 2] }]]);
  expect(left(10, said).get("pear")).toEqual({ lead: [2], text: [1] });
});
