import { expect, test } from "vitest";
import { facts } from "../../site/facts";
import { docRecord, findingsOf } from "../../tests/support/content/docRecords";

/** What one rule says about a body: `line:column text`. */
async function linesOf(rule: string, body: string, file = "en/a.mdx"): Promise<string[]> {
  const findings = await findingsOf([docRecord(file, { title: "ID", body })]);
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ line, column, text }) => `${line}:${column} ${text}`);
}

const url = facts.apiHost.value;
const wide = ["a", "b", "c", "d", "e"].map((id) => `  ${id}: What this step is called`).join("\n");

test.each([
  ["closed-fence", "Text.\n\n```text\nopen\n\n## Not a heading", ["3:1 the block of code is never closed"]],
  ["closed-fence", "````text\n```\n````\n\n- a\n\n  ~~~text\n  b\n  ~~~\n\n> ```text\n> c\n> ```", []],
  ["closed-fence", "````text\nclosed by too few\n```", ["1:1 the block of code is never closed"]],
  ["heading-space", "Text.\n\n##Start here", ["3:1 «##Start here» is no heading"]],
  ["heading-space", "Text\n###And more", ["2:1 «###And more» is no heading"]],
  ["heading-space", "## Start\n\nNumber #1, `##x` and issue #12.", []],
  ["heading-text", "## One\n\n##\n\nText.", ["3:1 the heading is empty"]],
  ["heading-text", "## `code`", []],
  [
    "unique-heading",
    "## One\n\n### Two\n\n### Two\n\n## One",
    ["5:1 «Two» is the heading of line 3, too", "7:1 «One» is the heading of line 1, too"],
  ],
  ["unique-heading", "## One\n\n### Two\n\n## Three\n\n### Two", []],
  [
    "table-cells",
    "| a | b |\n|---|---|\n| c |\n| d | e |\n| f | g | h |",
    ["3:1 the row has 1 cells, the head of its table 2", "5:1 the row has 3 cells, the head of its table 2"],
  ],
  ["table-cells", "| a | b |\n|---|---|\n| c | |\n| `x \\| y` | e |", []],
  ["image-text", "Text ![](/images/square.png)", ["1:6 the image /images/square.png has no text"]],
  ["image-text", "![A square](/images/square.png)", []],
  [
    "known-reference",
    "See\n[the guide][guide] and [x][].",
    ["2:1 [the guide][guide] leads nowhere", "2:24 [x][] leads nowhere"],
  ],
  ["known-reference", "See [the guide][1], `[a][b]` and \\[c][d].\n\n[1]: https://example.com", []],
  ["marked-lines", "```text {2,4-5}\na\nb\nc\n```", ["1:1 line 4, 5 is to be marked, and the sample has 3"]],
  ["marked-lines", '```text title="a" {1-2}\na\nb\n```', []],
  [
    "shell-habits",
    '```bash\ncurl -H "Authorization: Bearer $TOKEN" \\\n  https://a.example\n```',
    ["2:1 the token stands on the command line, where every program of the computer can read it"],
  ],
  [
    "shell-habits",
    "```bash\nprintf 'Authorization: Bearer %s\\n' \"$TOKEN\" | curl --header @- https://a.example\n```",
    [],
  ],
  [
    "shell-habits",
    "```bash\nls\n# the agent's folder\n```",
    ["3:1 zsh, the shell of macOS, takes the apostrophe of a pasted comment for the beginning of a text"],
  ],
  [
    "shell-habits",
    '```bash title="Terminal"\nset -euo pipefail\nexit 1\n```',
    ["2:1 the pasted line can close the reader's terminal", "3:1 the pasted line can close the reader's terminal"],
  ],
  ["shell-habits", "```powershell\nexit 1\n```", ["2:1 the pasted line can close the reader's terminal"]],
  ["shell-habits", "```bash\numask 077\n```", ["2:1 the pasted line changes the reader's terminal for what follows"]],
  ["shell-habits", '```bash title="check.sh"\nset -e\numask 077\n# it\'s a file\nexit 1\n```', []],
  [
    "shell-habits",
    "```bash\ncd x || exit 1\nif true; then\n  exit\nfi\n( exit 1 )\nset -o errexit\n```",
    [2, 4, 7].map((line) => `${line}:1 the pasted line can close the reader's terminal`),
  ],
  [
    "shell-habits",
    "```powershell\nif (!$x) { exit 1 }\nthrow 'no'\n```",
    ["2:1 the pasted line can close the reader's terminal"],
  ],
  ["shell-habits", "```bash\nls # 'a' and 'b'\necho '# it'\nexit-proxy --on\n```", []],
  [
    "shell-habits",
    "```bash\nls # the agent's folder\n```",
    ["2:1 zsh, the shell of macOS, takes the apostrophe of a pasted comment for the beginning of a text"],
  ],
  ["shell-habits", "```python\nexit(1)\n```", []],
  ["fact-by-name", `Ask ${url} for it.`, [`1:5 the product fact ${url} is typed by hand`]],
  [
    "fact-by-name",
    `Ask \`${url}/x\` or [it](${url}).`,
    [`1:5 the product fact ${url} is typed by hand`, `1:${url.length + 13} the product fact ${url} is typed by hand`],
  ],
  ["fact-by-name", `\`\`\`bash\nset -e\ncurl ${url}/x\n\`\`\``, [`3:6 the product fact ${url} is typed by hand`]],
  ["fact-by-name", 'Ask <Fact name="apiHost" /> or `%%apiHost%%`; xcli is short.', []],
  ["doubled-words", "Open the the page.", ["1:6 «the the» says a word twice"]],
  ["doubled-words", "Open the\n**The** page.", ["1:6 «the The» says a word twice"]],
  ["doubled-words", "I know that that is so, pages’ s, `the` the, a-a a.", []],
  [
    "diagram-width",
    `\`\`\`diagram title="Wide"\ntext: It is wide.\ndirection: right\nnodes:\n${wide}\nedges:\n  - a -> b\n  - b -> c\n  - c -> d\n  - d -> e\n\`\`\``,
    [expect.stringMatching(/^1:1 the diagram is \d+ px wide$/)],
  ],
  [
    "diagram-width",
    '```diagram title="Narrow"\ntext: It is narrow.\nnodes:\n  a: One\n  b: Two\nedges:\n  - a -> b\n```',
    [],
  ],
])("%s: %j", async (rule, body, lines) => {
  expect(await linesOf(rule, body)).toEqual(lines);
});

test("doubled-words: Russian, too", async () => {
  expect(await linesOf("doubled-words", "Нажмите в в меню. Это чуть-чуть.", "ru/a.mdx")).toEqual([
    "1:9 «в в» says a word twice",
  ]);
});

test.each([
  ["en/guide/Start Here.mdx", ["1:1 «Start Here.mdx» would be a part of an address"]],
  ["en/Guide/start.mdx", ["1:1 «Guide» would be a part of an address"]],
  ["versions/1.0/en/start-here2.mdx", []],
])("file-name: %s", async (file, lines) => {
  expect(await linesOf("file-name", "Text.", file)).toEqual(lines);
});
