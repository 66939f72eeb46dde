import { expect, test } from "vitest";
import { foldedCodeFrom } from "../../site/behaviour";
import type { DocRecord } from "../read/docRecord";
import { parseBody } from "./parse/parseBody";
import { compile, docRecord, shortForm } from "../../tests/support/content/docRecords";

const treeOf = async (body: string) => (await compile(body)).tree;
const findingsOf = async (body: string) => shortForm((await compile(body)).findings);

test.each([
  ["Plain **bold** text.", [["p", null, { html: "Plain <strong>bold</strong> text." }]]],
  ["## A *new* heading", [["h2", { id: "a-new-heading" }, "A ", ["em", null, "new"], " heading"]]],
  ['<Note title="Look">\n\nText.\n\n</Note>', [["Note", { title: "Look" }, ["p", null, "Text."]]]],
  ["Press <Key>Ctrl</Key>.", [["p", null, "Press ", ["Key", null, "Ctrl"], "."]]],
  [
    "![A square](/images/square.png)",
    [
      [
        "p",
        null,
        [
          "img",
          { src: "/images/square.png", alt: "A square", width: 64, height: 48, loading: "lazy", decoding: "async" },
        ],
      ],
    ],
  ],
  ["A \\{brace\\} and \\<tag>.", [["p", null, "A {brace} and <tag>."]]],
])("draws %j", async (body, tree) => {
  expect(await treeOf(body)).toEqual(tree);
  expect(await findingsOf(body)).toEqual([]);
});

test("makes a figure of an image with a title that stands alone", async () => {
  const [figure] = await treeOf('![A square](/images/square.png "Its caption")');
  expect(figure?.slice(0, 2)).toEqual(["Figure", { caption: "Its caption" }]);
});

test("keeps code to the letter and escapes it", async () => {
  const [block] = await treeOf('```bash title="a.sh"\necho "</script> & <b>"\n```');
  expect(block?.[0]).toBe("CodeBlock");
  expect(block?.[1]).toMatchObject({ language: "Bash", title: "a.sh" });
  const { html } = block?.[1] as { html: string };
  expect(html).not.toMatch(/<\/script|<b>/);
  expect(html.replace(/<[^>]+>/g, "")).toBe('echo "&lt;/script&gt; &amp; &lt;b&gt;"\n');
});

test("says how large code is, so that its place is kept until it is drawn", async () => {
  const [block] = await treeOf('```json\n{\n\t"длина": 1\n}\n```');
  expect(block?.[1]).toMatchObject({ lines: 3, columns: 12 });
});

test("a card says the task of its doc, else the title", async () => {
  const titles = async (fields: Partial<DocRecord>) => {
    const body = '<Cards>\n\n<Card doc="/guide/other/" />\n\n</Cards>\n\n<SectionCards group="guide" />';
    const { tree } = await compile(
      body,
      [docRecord("en/guide/other.mdx", { title: "Proxies", ...fields })],
      "en/a.mdx",
    );
    return [...JSON.stringify(tree).matchAll(/"title":"([^"]+)"/g)].map(([, title]) => title);
  };
  expect(await titles({})).toEqual(["Proxies", "Proxies"]);
  expect(await titles({ task: "Connect a proxy" })).toEqual(["Connect a proxy", "Connect a proxy"]);
});

test("folds long code on pages that lead through a task, and none where one looks things up", async () => {
  const isFolded = async (lines: number, file: string) => {
    const body = `\`\`\`text\n${Array(lines).fill("x").join("\n")}\n\`\`\``;
    const [block] = (await compile(body, [], file)).tree;
    return (block?.[1] as { isFolded?: boolean }).isFolded ?? false;
  };
  expect(await isFolded(foldedCodeFrom, "en/guide/a.mdx")).toBe(false);
  expect(await isFolded(foldedCodeFrom + 1, "en/guide/a.mdx")).toBe(true);
  expect(await isFolded(foldedCodeFrom + 1, "en/releases/a.mdx")).toBe(false);
});

test("names a table after the heading above it, else after the doc", async () => {
  const table = "| a |\n|---|\n| b |";
  const tree = await treeOf(`${table}\n\n## Prices\n\n${table}`);
  expect(tree.filter(([name]) => name === "table").map((node) => node[1])).toEqual([
    { label: "guide/page", first: "narrow" },
    { label: "Prices", first: "narrow" },
  ]);
});

test.each([
  ["Sum {1 + 1}", ["1:5 no-code: {expressions} are not allowed"]],
  ["{/* a comment */}", ["1:1 no-code: {expressions} are not allowed"]],
  [
    "Note[^1]\n\n[^1]: Below.",
    ["1:5 no-footnotes: footnotes are not supported", "3:1 no-footnotes: footnotes are not supported"],
  ],
  ["# Title", ["1:1 title-in-body: the body has a heading of level 1"]],
  ["```\nx\n```", ["1:1 code-language: a code block names no language"]],
  ["```cobol\nx\n```", ["1:1 code-language: the code language cobol is not known"]],
  ["```constructor\nx\n```", ["1:1 code-language: the code language constructor is not known"]],
  ["![gone](/images/gone.png)", ["1:1 image-exists: there is no image /images/gone.png"]],
  ["Text.\n\n<Note>\n\nNever closed.", ["3:1 syntax: <Note> is not closed"]],
  ["<Note>\n\nText.\n\n</Tip>\n\nEnd.", ["1:1 syntax: <Note> is not closed before </Tip>"]],
  ["Text <Note>\n\nText.\n\n</Note>", ["1:6 syntax: <Note> is not closed in its paragraph"]],
  ["- <Note>\n\n  Text.\n\n</Note>", ["1:3 syntax: <Note> is not closed in its list item"]],
  [
    '<Tabs group="os">\n\n<Tab value="a" label="A">\n\nText.\n\n</Tabs>',
    ["3:1 syntax: <Tab> is not closed before </Tabs>"],
  ],
  ['<Tabs group="os">\n\n<Tab value="a" label="A">\n\nText.\n\n</Tab>', ["1:1 syntax: <Tabs> is not closed"]],
  [
    "<Steps>\n\n1. One.\n\n   <Note>\n\n   Text.\n2. Two.\n\n</Steps>",
    ["5:4 syntax: <Note> is not closed in its list item"],
  ],
  ["Text.\n\n</Note>\n\nText </Tip>.", ["3:1 syntax: </Note> closes nothing", "5:6 syntax: </Tip> closes nothing"]],
  ["Text.\n\n<!-- remark\n\n# one -->", ["3:1 syntax: HTML comments are not allowed"]],
  ["A {brace and {another}", ["1:3 syntax: { is never closed", "1:14 no-code: {expressions} are not allowed"]],
  [
    "Fewer <7 items",
    [
      "1:7 syntax: Unexpected character `7` (U+0037) before name, expected a character that can start a name, such as a letter, `$`, or `_`",
    ],
  ],
])("has something to say about %j", async (body, findings) => {
  expect(await findingsOf(body)).toEqual(findings);
});

test("a mistake in the syntax hides no other", async () => {
  const body = "<Note>\n\n[Gone](./gone.md).\n\n## Next\n\n<Video />\n\n<!-- x -->\n\nPort `%%none%%`.";
  expect((await findingsOf(body)).sort()).toEqual([
    "11:6 known-fact: there is no product fact «none»",
    "1:1 syntax: <Note> is not closed",
    "3:1 markdown-link: the Markdown file link ./gone.md leads nowhere",
    "7:1 known-component: there is no component <Video>",
    "9:1 syntax: HTML comments are not allowed",
  ]);
});

test("text of any kind is read to its end", async () => {
  const bodies = [
    "<",
    "{",
    "}",
    "</",
    "<a {",
    "> {a\nb}",
    '<Note title="',
    "<Note {...",
    "<<<>>",
    "- {\n\n{\n- <a\nb>",
    "<a/ >",
  ];
  for (const body of bodies) expect(Array.isArray((await compile(`Text.\n\n${body}`)).tree)).toBe(true);
});

test("positions are those of the file, not of the body", () => {
  const { root } = parseBody("First.\n\nSecond.", 7, "a.mdx");
  expect(root.children.map(({ position }) => position?.start.line)).toEqual([7, 9]);
});

test("cuts the text for search at headings of levels 2 and 3, and keeps rows of tables and their cells apart", async () => {
  const { searchSections } = await compile(
    "Intro.\n\n## Two\n\nA `code` word.\n\n#### Four\n\nDeep.\n\n### Three\n\n| a | b |\n|---|---|\n| c | d |",
  );
  expect(searchSections.map(({ heading, anchor, text }) => [heading, anchor, text])).toEqual([
    ["", "", expect.stringMatching(/^A sentence that tells what the page is for.* Intro\.$/)],
    ["Two", "two", "A code word. Four · Deep."],
    ["Three", "three", "\u0004a · b\u0005 \u0004c · d\u0005"],
  ]);
  expect(searchSections[2]?.words).toEqual({ stems: "#three a b c d", spellings: "guide page three a b c d", size: 4 });
});

test("lists the headings of levels 2 and 3 in the table of contents", async () => {
  const { tableOfContents } = await compile("## Two\n\n### Three\n\n#### Four\n\n## Two");
  expect(tableOfContents).toEqual([
    { depth: 2, anchor: "two", text: "Two" },
    { depth: 3, anchor: "three", text: "Three" },
    { depth: 2, anchor: "two-1", text: "Two" },
  ]);
});

test("a column without a name is a warning at its place", async () => {
  const { findings } = await compile("| | Cloud |\n|---|---|\n| Data | Server |");
  expect(shortForm(findings)).toEqual(["1:1 table-headers: a column has no name"]);
});

test.each([
  ["> ".repeat(60) + "x", "1:1 syntax: quotations, lists or components stand in each other more than 50 levels deep"],
  [
    `One.\n\n${"> ".repeat(60)}x\n\nTwo.`,
    "3:1 syntax: quotations, lists or components stand in each other more than 50 levels deep",
  ],
  ["One.\n\n<Note>x\\</Note>---\ntitle: y\n---", "5:1 syntax: the parser fails here"],
])("names the line of what no parser can read: %j", async (body, finding) => {
  expect(await findingsOf(body)).toEqual([finding]);
});
