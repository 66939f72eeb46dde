import { expect, test } from "vitest";
import { searchLimits } from "../../site/searchLimits";
import { analyzerOf } from "../words/analyzer";
import { excerptOf, markedParts } from "./excerpt";
import { wordFinder } from "./wantedWords";

const analyzer = analyzerOf(null);

const proxy = new Set(["proxi"]);
const none = new Set<string>();
const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ");
const excerptFor = (text: string, stems: Set<string>[], length = 50, weights = stems.map(() => 1)) =>
  excerptOf(text, { weights, found: wordFinder(stems, analyzer)(text) }, length);
const of = (text: string, ...stems: Set<string>[]) => excerptFor(text, stems, searchLimits.excerptLength).excerpt;

test.each([
  ["A short text.", "A short text."],
  ["", ""],
  [long, "word0 word1 word2 word3 word4 word5 word6 word7…"],
])("without a match is the beginning of %j", (text, expected) => {
  expect(of(text, none)).toBe(expected);
});

test("is never longer than the limit, ellipses included [S9.4]", () => {
  const texts = [
    long,
    `${long} proxy ${long}`,
    "x".repeat(300),
    `${"x".repeat(300)} proxy`,
    `proxy${"y".repeat(200)} z`,
    `${"proxies ".repeat(30)}`,
  ];
  for (const text of texts) expect(of(text, proxy).length).toBeLessThanOrEqual(50);
});

test("has the match inside and is cut at words", () => {
  const text = of(`${long} proxy ${long}`, proxy);
  expect(text).toMatch(/^…(word\d+ )+proxy( word\d+)+…$/);
  const words = text.replace(/…/g, "").split(" ");
  expect(words.every((word) => `${long} proxy`.split(" ").includes(word))).toBe(true);
});

test("shows a match whole, wherever it stands and however the room is cut", () => {
  for (let length = 12; length < 60; length += 1)
    for (const text of [`${long} the proxies ${long}`, `proxies ${long}`, `${long} proxies`]) {
      const { excerpt, marks } = excerptFor(text, [proxy], length);
      expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(["proxies"]);
      expect(excerpt.length).toBeLessThanOrEqual(length);
    }
});

test("is as long as it is asked for: a window with the match in its middle", () => {
  const { excerpt, marks } = excerptFor(`${long} proxy ${long}`, [proxy], searchLimits.pageExcerptLength);
  expect(excerpt.length).toBeGreaterThan(searchLimits.pageExcerptLength - 12);
  expect(excerpt.length).toBeLessThanOrEqual(searchLimits.pageExcerptLength);
  expect(Math.abs((marks[0]?.[0] ?? 0) - excerpt.length / 2)).toBeLessThan(12);
});

test("keeps the dots between cells, none at an end that is cut", () => {
  const cells = "one · two · three · four · proxy · six · seven · eight · nine";
  for (let length = 8; length < cells.length; length += 1) {
    const { excerpt, marks } = excerptFor(cells, [proxy], length);
    expect(excerpt).not.toMatch(/^…?\s*·|·\s*…?$/);
    expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(["proxy"]);
  }
});

test("prefers the place that has most of the words", () => {
  const text = `A proxy is named here. ${long} Then a proxy with its port. ${long}`;
  expect(of(text, proxy, new Set(["port"]))).toContain("proxy with its port");
});

test("prefers, of places with as many words, that of the word which says more", () => {
  const text = `A proxy is named here. ${long} The port is there. ${long}`;
  const excerpt = (...weights: number[]) => excerptFor(text, [proxy, new Set(["port"])], 50, weights).excerpt;
  expect(excerpt(2, 2)).toContain("A proxy is named here.");
  expect(excerpt(2, 3)).toContain("The port is there.");
});

test("says which words stand in what can be shown of the text", () => {
  const text = `The port. ${long} A proxy. \u0002name({\u0003`;
  const { indexes } = excerptFor(text, [new Set(["name"]), proxy, new Set(["port"])], 50);
  expect([...indexes].sort()).toEqual([1, 2]);
});

test("begins and ends with no arrow of a way that is cut there", () => {
  const way = "one → two → three → four → proxy → six → seven → eight → nine";
  for (let length = 8; length < way.length; length += 1) {
    expect(excerptFor(way, [proxy], length).excerpt).not.toMatch(/^…?\s*→|→\s*…?$/);
  }
});

test("its marks are offsets in the excerpt, on the form that stands there", () => {
  const { excerpt, marks } = excerptFor(`${long} профилями ${long}`, [new Set(["профил"])], 50);
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(["профилями"]);
});

test("marks keep every character between them, and leave markup as text", () => {
  expect(markedParts("<b>&amp;</b>", [])).toEqual([{ text: "<b>&amp;</b>", marked: false }]);
  expect(markedParts("A <b>proxy</b>", [[5, 10]])).toEqual([
    { text: "A <b>", marked: false },
    { text: "proxy", marked: true },
    { text: "</b>", marked: false },
  ]);
});

test("is of prose or of one line of code, of prose where both have the words, and shows a line from its beginning", () => {
  const text =
    "Send the request:\u0002curl proxy/start -d '{}'\u0003\u0002echo done\u0003 Then wait for the answer of the server.";
  const start = new Set(["start"]);
  const answer = new Set(["answer"]);
  const done = new Set(["done"]);
  expect(of(text, none)).toBe("Send the request:");
  expect(of(text, start)).toBe("curl proxy/start -d '{}'");
  expect(of(text, start, new Set(["curl"]), done)).toBe("curl proxy/start -d '{}'");
  expect(of(text, answer, done)).toBe("Then wait for the answer of the server.");
  expect(of("\u0002only code\u0003", none)).toBe("only code");
});

test("is the first sentence rather than a line of code that has one of several words, unless there is only code", () => {
  const [importing, cookies] = [new Set(["import"]), new Set(["cooki"])];
  const code = "\u0002import time\u0003\u0002wait()\u0003";
  expect(of(`Python ${code} Save the script.`, importing, cookies)).toBe("Save the script.");
  expect(of(`Python ${code} Save the script.`, importing)).toBe("import time");
  expect(of(`Python ${code}`, importing, cookies)).toBe("import time");
  expect(of('Send it again. \u0002{"error": "LOCKED"}\u0003', new Set(["lock"]), cookies)).toBe('{"error": "LOCKED"}');
  expect(of(`Send it again. ${code}\u0002E = "LOCKED"\u0003`, importing, new Set(["lock"]), cookies)).toBe(
    'E = "LOCKED"',
  );
  expect(of("Send it again. \u0002open $LOCKED_FILE\u0003", new Set(["lock"]), cookies)).toBe("Send it again.");
});

test("has no ellipsis behind the end of a sentence", () => {
  const sentence = "A proxy with a port, a name and a “password.”";
  expect(of(`${sentence} Unfortunately`, proxy)).toBe(sentence);
  expect(of(`${sentence} So is it.`, proxy)).toBe(`${sentence} So…`);
  for (const end of ["in.", "API.", "Indigo X.", "then (once)."]) {
    expect(of(`Proxies are often found with all ${end} Unfortunately`, proxy)).toBe(
      `Proxies are often found with all ${end}`,
    );
  }
  for (const cut of ["Ltd", "e.g", "cf. J"]) {
    expect(of(`Proxies are made by all of them, ${cut}. «Unfortunately»`, proxy)).toMatch(/\.…$/);
  }
  expect(of("The newest of all proxies came to us with ver. 2.4 of it.", proxy)).toMatch(/ver\.…$/);
});

test("shows no half of a line of code, unless there is nothing else", () => {
  const long = "\u0002curl --silent --show-error --fail-with-body --retry 4 proxy/start\u0003";
  const retry = new Set(["retri"]);
  expect(of(`Send the request: ${long}`, retry)).toBe("Send the request:");
  expect(of(`${long}\u0002wait --retry\u0003`, retry)).toBe("wait --retry");
  expect(of(long, retry)).toContain("--retry");
});

test("shows no line of code that is half of something, unless there is nothing else", () => {
  const half = "\u0002start({ proxy,\u0003";
  const proxyOf = (text: string) => of(text, proxy);
  expect(proxyOf(`Send the request: ${half}`)).toBe("Send the request:");
  expect(proxyOf(`${half}\u0002use(proxy)\u0003`)).toBe("use(proxy)");
  expect(proxyOf("Do it. \u0002curl proxy \\\u0003")).toBe("Do it.");
  expect(proxyOf(half)).toBe("start({ proxy,");
});

test("of a table it is one row, the head of the columns only for want of others, and prose where that says as much", () => {
  const table = "\u0004Key · Proxy\u0005\u0004port · The port of the proxy\u0005\u0004name · Its name\u0005";
  expect(of(table, none)).toBe("port · The port of the proxy");
  expect(of(table, proxy)).toBe("port · The port of the proxy");
  expect(of(table, new Set(["key"]))).toBe("Key · Proxy");
  expect(of(`A proxy has keys. ${table}`, proxy)).toBe("A proxy has keys.");
  expect(of(`A proxy has keys. ${table}`, proxy, new Set(["port"]))).toBe("port · The port of the proxy");
});

test("is no label of a tab where a sentence says as much", () => {
  const text = "Python \u0002import json\u0003 Wait for the answer.";
  expect(of(text, none)).toBe("Wait for the answer.");
  expect(of(text, new Set(["python"]))).toBe("Python");
});

test("does not run on into a label, and goes on behind it", () => {
  const text = "Save the proxy. \u0006Windows · Open the menu.";
  expect(of(text, proxy)).toBe("Save the proxy.");
  expect(of(text, new Set(["window"]))).toBe("Windows · Open the menu.");
});
