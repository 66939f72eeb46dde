import { expect, test } from "vitest";
import type { LexiconGroup } from "../../languages/language";
import { analyzerOf } from "./analyzer";
import { packLexicons, unpackLexicon } from "./lexicon";

const analyzer = analyzerOf("en");
const written = [
  "account",
  "restriction",
  "proxy",
  "extension",
  "refund",
  "money",
  "profile",
  "not",
  "прокси",
  "аккаунт",
  "to",
];
/** What readers type, and no doc has. */
const typed = ["budge"];
/** What docs speak of often, and what they mention; they are about neither. */
const often = ["firewall"];
const mentioned = ["mirror"];

const stemsOf = (...words: string[]) => words.map(analyzer.stem);

type Group = [said: string[], means: string[]];

/** What a text of some words means, by lexicons that went through their published form. */
const reader = (...trade: Group[]) => readerOf({ trade });

function readerOf({ trade, everyday = [] }: { trade: Group[]; everyday?: Group[] }) {
  const topics = new Set(stemsOf(...written));
  const ofDocs = new Set([...topics, ...stemsOf(...often, ...mentioned)]);
  const ofReaders = new Set(stemsOf(...typed));
  const known = {
    isKnown: (stem: string) => ofDocs.has(stem) || ofReaders.has(stem),
    isWritten: (stem: string) => ofDocs.has(stem),
    isTopic: (stem: string) => topics.has(stem),
    isFrequent: (stem: string) => stemsOf(...often).includes(stem),
  };
  const lexicon = (groups: Group[]) => groups.map(([said, means]): LexiconGroup => ({ said, means, from: "a forum" }));
  const packed = packLexicons({ trade: lexicon(trade), everyday: lexicon(everyday) }, known, analyzer);
  const meant = (text: string) => unpackLexicon(packed, analyzer).meansOf(analyzer.splitWords(text).map(analyzer.stem));
  return { packed, meant };
}

test("what is said is found in every form, and means the words of docs, the most telling first", () => {
  const { meant } = reader([
    ["banned", "kick out"],
    ["restrictions", "accounts"],
  ]);
  for (const said of ["ban", "bans", "BANNED", "kicked out"]) {
    expect(meant(said)).toEqual(stemsOf("restriction", "account"));
  }
  expect(meant("bank")).toEqual([]);
  expect(meant("kick")).toEqual([]);
});

test("other endings of slang, which no stemmer knows, are found by their common beginning, and it is sent once", () => {
  const { meant, packed } = reader([["прокся", "проксями", "проксику"], ["extension"]]);
  expect(new Set(["прокся", "проксями", "проксику"].map(analyzer.stem)).size).toBe(3);
  for (const said of ["прокся", "прокси", "проксями", "проксику"]) {
    expect([said, meant(said)]).toEqual([said, stemsOf("extension")]);
  }
  expect(["прокладкою", "проклятый", "проктит", "про"].flatMap(meant)).toEqual([]);
  // The stem of «прокся», as if it were a verb, and the beginning of the others.
  expect(packed.match(/прок/g)).toHaveLength(2);
});

test("a short word stands for nothing that is longer", () => {
  const { meant } = reader([["акк"], ["аккаунт"]]);
  expect(meant("акк")).toEqual(stemsOf("аккаунт"));
  expect(meant("аккорд")).toEqual([]);
});

test("a phrase is found as a whole only, its words in any form", () => {
  const { meant } = reader([["money back"], ["refund"]]);
  expect(meant("money back")).toEqual(stemsOf("refund"));
  expect([meant("money"), meant("back"), meant("back money"), meant("money back now")]).toEqual([[], [], [], []]);
});

test("of what a group means only words that docs are about are told, and a group that means none of them is left out", () => {
  const { meant } = reader(
    [["plugin"], ["addon", "mirror", "firewall", "extension"]],
    [["cheapskate"], ["miser"]],
    [["glass"], ["mirror"]],
  );
  expect(meant("plugins")).toEqual(stemsOf("extension"));
  expect([meant("cheapskate"), meant("glass")]).toEqual([[], []]);
});

test("a group that means nothing docs are about means what they speak of often", () => {
  const { meant } = reader([["iptables"], ["mirror", "firewall"]]);
  expect(meant("iptables")).toEqual(stemsOf("firewall"));
});

test("of everyday words a group is left out whose first meaning the docs do not have: the others are what is left of it", () => {
  const groups: Group[] = [
    [["selfie"], ["portrait", "profile"]],
    [["cash back"], ["refund", "portrait", "money"]],
  ];
  const everyday = readerOf({ trade: [], everyday: groups });
  expect(everyday.meant("selfie")).toEqual([]);
  expect(everyday.meant("cash back")).toEqual(stemsOf("refund", "money"));
  expect(reader(...groups).meant("selfie")).toEqual(stemsOf("profile"));
});

test("words of the trade come before everyday words", () => {
  const { meant } = readerOf({ trade: [[["ban"], ["restriction"]]], everyday: [[["ban", "kick"], ["account"]]] });
  expect([meant("ban"), meant("kick")]).toEqual([stemsOf("restriction"), stemsOf("account")]);
});

test("a contraction is said as queries are read: written out", () => {
  const { meant } = reader([["wont budge"], ["restriction"]]);
  expect(meant("will not budge")).toEqual(stemsOf("restriction"));
});

test("words of grammar mean nothing by themselves", () => {
  expect(reader([["gadget"], ["to profile"]]).meant("gadget")).toEqual(stemsOf("profile"));
});

test("a phrase whose words the docs have means these words, a single word may mean more", () => {
  const { meant } = reader([["profile account", "account for the profile", "profile"], ["proxy"]]);
  expect(meant("profile account")).toEqual([]);
  expect(meant("account for the profile")).toEqual([]);
  expect(meant("profiles")).toEqual(stemsOf("proxy"));
});

test("a complaint in words that readers alone use means what docs say for it", () => {
  const { meant } = reader([["not budge", "budge profile", "not refund"], ["restriction"]]);
  expect(meant("not budging")).toEqual(stemsOf("restriction"));
  expect([meant("budge profile"), meant("not refund")]).toEqual([[], []]);
});

test("what two groups say belongs to the first that the docs have words for", () => {
  const { meant } = reader(
    [["ban"], ["exile"]],
    [["ban", "shadowban"], ["restriction"]],
    [["banned", "kick"], ["account"]],
  );
  expect(meant("ban")).toEqual(stemsOf("restriction"));
  expect(meant("kick")).toEqual(stemsOf("account"));
});

test("an empty text is a lexicon without words", () => {
  expect(reader().packed).toBe("");
  for (const stems of [[], [""], ["ban"], ["money", "back"]]) expect(unpackLexicon("").meansOf(stems)).toEqual([]);
});
