import { expect, test } from "vitest";
import type { TreeElement } from "../../../types/contentTree";
import { placeSamples } from "./placeSamples";

const heading: TreeElement = ["h2", { id: "water" }, "Water"];
const endpoint: TreeElement = ["Endpoint", { method: "GET" }];
const text = (words: string): TreeElement => ["p", null, words];
const code = (words: string): TreeElement => ["CodeBlock", { html: words }];
const tabs = (...blocks: TreeElement[]): TreeElement => ["Tabs", null, ["Tab", { label: "cURL" }, ...blocks]];
const pair = (before: TreeElement[], samples: TreeElement[]): TreeElement => [
  "div",
  { "data-pair": "" },
  ["div", null, ...before],
  ["div", null, ...samples],
];

test("what is said stands beside the samples that follow it; headings and endpoints span both", () => {
  expect(placeSamples([heading, endpoint, text("a"), text("b"), code("1"), code("2"), text("c"), code("3")])).toEqual([
    heading,
    endpoint,
    pair([text("a"), text("b")], [code("1"), code("2")]),
    pair([text("c")], [code("3")]),
  ]);
});

test("what follows the last sample, and a sample with nothing before it, stand alone", () => {
  expect(placeSamples([endpoint, code("1"), text("a"), heading, text("b")])).toEqual([
    endpoint,
    code("1"),
    text("a"),
    heading,
    text("b"),
  ]);
});

test("tabs of code are a sample; tabs with text are not", () => {
  const mixed = tabs(text("run it"), code("2"));
  expect(placeSamples([endpoint, text("a"), tabs(code("1")), text("b"), mixed])).toEqual([
    endpoint,
    pair([text("a")], [tabs(code("1"))]),
    text("b"),
    mixed,
  ]);
});

test("a page without an endpoint stays as it is", () => {
  const tree = [heading, text("a"), code("1")];
  expect(placeSamples(tree)).toBe(tree);
});
