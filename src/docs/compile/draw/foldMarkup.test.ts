import { expect, test } from "vitest";
import type { TreeNode } from "../../../types/contentTree";
import { foldMarkup } from "./foldMarkup";

const folded = (node: TreeNode) => foldMarkup([node])[0];

test("makes markup of what is HTML and nothing else, its text and attributes escaped", () => {
  const item: TreeNode = ["li", null, ["strong", null, "A < B"], " & ", ["code", { title: 'so-called "code"' }, "x>y"]];
  expect(folded(["ul", { start: 2 }, item, ["br", null]])).toEqual([
    "ul",
    { start: 2 },
    {
      html: '<li><strong>A &lt; B</strong> &amp; <code title="so-called &quot;code&quot;">x&gt;y</code></li><br>',
    },
  ]);
});

test("leaves what React has to draw, and folds what stands beside it", () => {
  const link: TreeNode = ["a", { href: "/x/" }, "there"];
  const plain: TreeNode = ["li", null, ["em", null, "here"]];
  expect(folded(["ul", null, ["li", null, link], plain])).toEqual([
    "ul",
    null,
    ["li", null, link],
    ["li", null, { html: "<em>here</em>" }],
  ]);
  expect(folded(["Note", { title: "T" }, ["p", null, ["em", null, "here"]]])).toEqual([
    "Note",
    { title: "T" },
    ["p", null, { html: "<em>here</em>" }],
  ]);
});

test.each<[string, TreeNode]>([
  ["what is markup already", ["Tip", null, ["ul", null, { html: "<li>x</li>" }]]],
  ["a text alone", ["p", null, "Text."]],
  ["a heading, whose words name its anchor", ["h2", { id: "a" }, ["code", null, ["em", null, "x"]], " y"]],
  ["attributes that React writes in another way", ["p", null, ["text", { fontSize: 12 }, "x"]]],
  ["attributes without a value", ["p", null, ["input", { checked: true }]]],
])("leaves %s", (_, node) => {
  expect(folded(node)).toEqual(node);
});
