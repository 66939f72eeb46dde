import { expect, test } from "vitest";
import type { DocRecord } from "../read/docRecord";
import { docRecord, findingsOf, twins } from "../../tests/support/content/docRecords";

/** Findings of one rule: `file:line:column text`. */
async function linesOf(rule: string, docs: DocRecord[]): Promise<string[]> {
  const findings = await findingsOf(docs);
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ file, line, column, text }) => `${file.replace("content/", "")}:${line}:${column} ${text}`);
}

const english = (body: string) => [docRecord("en/a.mdx", { body })];

test("heading-levels: a level that is left out is named; going back up is not", async () => {
  expect(await linesOf("heading-levels", english("### Deep\n\n## One\n\n### Two\n\n#### Three\n\n## Four"))).toEqual([
    "en/a.mdx:1:1 a heading of level 3 follows one of level 1",
  ]);
});

test.each(["here", "Click here", "https://example.com", "this page", "read more"])(
  "telling-links: «%s» says nothing",
  async (label) => {
    expect(await linesOf("telling-links", english(`See [${label}](https://example.com).`))).toEqual([
      `en/a.mdx:1:5 the link label «${label}» does not say where it leads`,
    ]);
  },
);

test("telling-links: in Russian too; a label that names its target is fine", async () => {
  const docs = [
    docRecord("ru/a.mdx", { body: "Смотрите [здесь](https://example.com) и [пример сайта](https://example.com)." }),
  ];
  expect(await linesOf("telling-links", docs)).toEqual([
    "ru/a.mdx:1:10 the link label «здесь» does not say where it leads",
  ]);
});

test("unique-position: neighbours with the same position; docs of other folders and languages do not count", async () => {
  const docs = [
    ...twins("guide/index.mdx", { position: 1 }),
    ...twins("guide/a.mdx", { position: 1 }),
    ...twins("guide/b.mdx", { position: 1 }),
  ];
  expect(await linesOf("unique-position", docs)).toEqual([
    "en/guide/b.mdx:1:1 position 1 already belongs to content/en/guide/a.mdx",
    "ru/guide/b.mdx:1:1 position 1 already belongs to content/ru/guide/a.mdx",
  ]);
});

const hidden = (body = "Text.") => docRecord("en/guide/hidden.mdx", { hideSidebar: true, body });
const index = (body: string) => docRecord("en/guide/index.mdx", { position: 1, body });

test("reachable: a doc that the sidebar hides needs a link or a card", async () => {
  const nobody = [
    "en/guide/hidden.mdx:1:1 nothing leads to /guide/hidden/: it is not in the sidebar, and no doc links to it",
  ];
  expect(await linesOf("reachable", [index("Text."), hidden()])).toEqual(nobody);
  expect(await linesOf("reachable", [index("Text."), hidden("[To itself](/guide/hidden/)")])).toEqual(nobody);
  expect(await linesOf("reachable", [index("[The other](/guide/hidden/)"), hidden()])).toEqual([]);
  expect(await linesOf("reachable", [index("<SectionCards />"), hidden()])).toEqual([]);
});

const sample = (language: string, code: string) => english(`Text.\n\n\`\`\`${language}\n${code}\n\`\`\``);

test.each([
  ["python", "def f(:\n    pass", "4:7 the python sample does not parse: Expected parameter name"],
  ["python", 'print "x"', "4:7 the python sample does not parse: invalid syntax"],
  ["python", "def f():\nprint(1)", "5:1 the python sample does not parse: Expected indented block"],
  ["python", "if a:\n    b()\n  c()", "6:1 the python sample does not parse: Indentation error"],
  ["python", "x = 1\n    y = 2", "5:5 the python sample does not parse: unexpected indent"],
  ["javascript", "const a = 1;\nif (a { }", "5:"],
  ["bash", "if true; then\n  echo hi", "4:"],
  ["powershell", 'if ($a) {\n  "b"', "5:"],
  ["json", '{\n  "a": 1,\n}', "6:"],
])("code-parses: %s that is broken is named with its line", async (language, code, place) => {
  const [line, ...others] = await linesOf("code-parses", sample(language, code));
  expect(line).toContain(`en/a.mdx:${place}`);
  expect(others).toEqual([]);
});

test.each([
  ["python", "import sys\n\nif len(sys.argv) > 1:\n    print(sys.argv[1])"],
  [
    "python",
    'async def f(a, /, *, b: int = 1) -> str:\n    match a:\n        case {"x": y}:\n            return f"{y!r:>{b}}"',
  ],
  ["javascript", 'const answer = await fetch("https://example.com");\nconsole.log(answer.status);'],
  ["bash", 'set -euo pipefail\n: "${A:?Set A}"\ncurl --fail "$A" | jq .'],
  ["powershell", 'Get-Item a | Select-Object Name, Length\nif (-not $env:A) { throw "Set A" }'],
  ["json", '{ "a": [1, 2] }'],
  ["text", "if ( {"],
])("code-parses: sound %s is fine", async (language, code) => {
  expect(await linesOf("code-parses", sample(language, code))).toEqual([]);
});

const steps = "1. Open it.\n2. Read it.";
const table = "| A | B |\n|---|---|\n| a | b |";
const diagram = '```diagram title="T"\ntext: Two boxes.\nnodes: { a: One, b: Two }\nedges: [a -> b]\n```';
const longText = (lines: number) => `\`\`\`text\n${Array(lines).fill("x").join("\n")}\n\`\`\``;

test.each([
  ["a table", table],
  ["a diagram", diagram],
  ["a sample of 6 lines", longText(6)],
])("help-first: %s before the first numbered steps is named, the same behind them is not", async (what, part) => {
  const body = `Lead.\n\n${part}\n\n${steps}\n\n${part}`;
  const first = body.split("\n").indexOf("1. Open it.") + 1;
  expect(await linesOf("help-first", [docRecord("en/guide/a.mdx", { body })])).toEqual([
    `en/guide/a.mdx:3:1 ${what} stands before what helps, which begins on line ${first}`,
  ]);
});

test("help-first: cards help, too, and steps in tabs; without either there is nothing to put first", async () => {
  const cards = '<Cards>\n\n<Card doc="/guide/b/" />\n\n</Cards>';
  const tabs = `<Tabs group="os">\n\n<Tab value="a" label="A">\n\n${steps}\n\n</Tab>\n\n</Tabs>`;
  const lines = (body: string) =>
    linesOf("help-first", [docRecord("en/guide/a.mdx", { body }), docRecord("en/guide/b.mdx")]);
  expect(await lines(`${table}\n\n${cards}`)).toHaveLength(1);
  expect(await lines(`${table}\n\n${tabs}`)).toHaveLength(1);
  expect(await lines(`${cards}\n\n${table}\n\n${steps}`)).toEqual([]);
  expect(await lines(`${table}\n\n- A list`)).toEqual([]);
});

test("help-first: a short command may stand before the steps, and anything where one looks things up", async () => {
  const body = (part: string) => `${part}\n\n${steps}`;
  expect(await linesOf("help-first", [docRecord("en/guide/a.mdx", { body: body(longText(5)) })])).toEqual([]);
  expect(await linesOf("help-first", [docRecord("en/releases/a.mdx", { body: body(table) })])).toEqual([]);
});
