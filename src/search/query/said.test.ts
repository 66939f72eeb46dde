import { expect, test } from "vitest";
import { indexOf } from "../../tests/support/content/queryContext";
import { analyzerOf } from "../words/analyzer";
import { unpackLexicon } from "../words/lexicon";
import { expandQuery } from "./expandQuery";
import { queryWord } from "./meanings";
import { phrases, withLexicon } from "./said";

const analyzer = analyzerOf("en");
const forms = ["account", "block", "cookies", "extension", "profile", "robot", "visit"];

const index = {
  ...indexOf(...forms),
  analyzer,
  // «cursed» means words of which the index has the second alone.
  lexicon: unpackLexicon(
    ["ban,cooki:block,account", "warm up,warm up now:robot,visit", "gizmo:exten", "curs:hex,block"].join("\n"),
  ),
};

const meaningsOf = (word: string, literal: string[] = []) => {
  const meanings = literal.map((stem) => ({ stem, weight: 1 }));
  return withLexicon(queryWord(word, meanings, analyzer), index).meanings;
};
const expanded = (query: string) => expandQuery(query, index);

test("a word that the index does not know means in full what people say it for, the most telling first", () => {
  const [first, second] = meaningsOf("banned");
  expect([first?.stem, second?.stem]).toEqual(["block", "account"]);
  expect(first?.weight).toBe(1);
  expect(second?.weight).toBeLessThan(1);
  expect(second?.weight).toBeGreaterThan(0.5);
});

test("a word that the index has means itself, and a little what people say it for", () => {
  const [itself, said] = meaningsOf("cookies", ["cooki"]);
  expect(itself).toEqual({ stem: "cooki", weight: 1 });
  expect(said?.stem).toBe("block");
  expect(said?.weight).toBeLessThan(0.5);
});

test("where the index only has longer words that begin so, what people say it for counts more than those", () => {
  const meanings = [{ stem: "banner", weight: 0.6, kind: "beginning" as const }];
  const [begun, said] = withLexicon(queryWord("ban", meanings, analyzer), index).meanings;
  expect([begun?.stem, said?.stem]).toEqual(["banner", "block"]);
  expect(said?.weight).toBeGreaterThan(begun?.weight ?? 1);
});

test("what the index has no word for is not meant, and a word that nobody says for another stays as it is", () => {
  expect(meaningsOf("cursed").map(({ stem }) => stem)).toEqual(["block"]);
  const word = queryWord("zebra", [], analyzer);
  expect(withLexicon(word, index)).toBe(word);
});

test("a word that only ends as slang does means nothing that people say for it, slang itself does", () => {
  const slang = { ...index, analyzer: analyzerOf("ru"), lexicon: unpackLexicon("балк:block", analyzerOf("ru")) };
  const said = (word: string, isNoSlang = () => false) =>
    withLexicon(queryWord(word, [], slang.analyzer), { ...slang, isNoSlang }).meanings.map(({ stem }) => stem);
  expect(said("балкон")).toEqual(["block"]);
  expect(said("балкон", () => true)).toEqual([]);
  expect(said("балками", () => true)).toEqual(["block"]);
});

test("what is said is another word for what is meant: no form of it, and no correction", () => {
  expect(meaningsOf("gizmo")).toEqual([{ stem: "exten", weight: 1, kind: "other" }]);
  expect(expanded("gizmos ")).toMatchObject([{ word: "gizmos", corrected: null, isOptional: false }]);
});

test("words that follow each other mean what people say them for together, the longest phrase first", () => {
  const said = (query: string) =>
    phrases(
      analyzer.splitWords(query).map((word) => queryWord(word, [], analyzer)),
      index,
    );
  const [phrase, ...others] = said("please warm up profiles");
  expect(others).toEqual([]);
  expect(phrase?.halves).toEqual(["warm", "up"]);
  expect(phrase?.whole.meanings.map(({ stem }) => stem)).toEqual(["robot", "visit"]);
  expect(phrase?.whole).toMatchObject({ word: "warm up", isOptional: false, share: 1, corrected: null });
  expect(said("warm up now").map(({ halves }) => halves)).toEqual([["warm", "up", "now"]]);
  expect(said("warm it up, up warm")).toEqual([]);
  // One word is no phrase, whatever it means.
  expect(said("banned gizmo")).toEqual([]);
});

test("parts of a name are no phrase", () => {
  const words = ["warm", "up"].map((word) => ({ ...queryWord(word, [], analyzer), isWhole: word === "warm" }));
  expect(phrases(words, index)).toEqual([]);
});

test("a page is asked for what a phrase means, not for its halves", () => {
  const words = expanded("warm up profiles ").map(({ word, isOptional, isMissing = false }) => [
    word,
    isOptional,
    isMissing,
  ]);
  expect(words).toEqual([
    ["warm", true, false],
    ["up", true, false],
    ["profiles", false, false],
    ["warm up", false, false],
  ]);
});

test("half of a phrase is not taken for a slip of another word", () => {
  const forms = ["balance", "robot"];
  const near = {
    ...index,
    vocabulary: { stems: forms.map(analyzer.stem), forms },
    lexicon: unpackLexicon("balenc fill:robot"),
  };
  expect(expandQuery("balence ", near).map(({ corrected }) => corrected)).toEqual(["balance"]);
  const words = expandQuery("balence fill ", near);
  expect(words.map(({ word, meanings, corrected }) => [word, meanings.length, corrected])).toEqual([
    ["balence", 0, null],
    ["fill", 0, null],
    ["balence fill", 1, null],
  ]);
});

test("taken literally, words are no phrase", () => {
  expect(expandQuery("warm up ", index, { isLiteral: true }).map(({ word }) => word)).toEqual(["warm", "up"]);
});
