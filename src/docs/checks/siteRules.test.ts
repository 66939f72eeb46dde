import { expect, test } from "vitest";
import type { DocRecord } from "../read/docRecord";
import { formatFinding } from "../finding";
import { docRecord, findingsOf, twins } from "../../tests/support/content/docRecords";

const guide = twins("guide/index.mdx", { position: 1 });
guide[1].title = "Руководство";
guide[1].body = "Текст.";

/** Findings of one rule, in the form of the build's log. */
async function linesOf(rule: string, docs: DocRecord[]): Promise<string[]> {
  const findings = await findingsOf([...guide, ...docs]);
  return findings
    .filter((finding) => finding.rule === rule)
    .map((finding) => `${finding.severity} ${formatFinding(finding)}`);
}

test("has nothing to say about sound content", async () => {
  const russian = { title: "Страница", body: "## Заголовок\n\n[к себе](#heading), [к обзору](/ru/guide/)" };
  const english = docRecord("en/guide/a.mdx", { body: "## Heading\n\n[self](#heading), [overview](/guide/)" });
  const docs = [...guide, english, docRecord("ru/guide/a.mdx", { ...russian, sourceHash: english.textHash })];
  expect(await findingsOf(docs)).toEqual([]);
});

test("findings come in the order of files and lines", async () => {
  const docs = [docRecord("en/b.mdx", { body: "# x\n\n# y" }), docRecord("en/a.mdx", { body: "# z" })];
  const places = (await findingsOf(docs)).map(({ file, line }) => `${file}:${line}`);
  expect(places.filter((place, index) => places[index - 1] !== place)).toEqual([
    "content/en/a.mdx:1",
    "content/en/b.mdx:1",
    "content/en/b.mdx:3",
  ]);
});

test("front-matter: what was found while reading is said with everything else", async () => {
  const finding = { file: "content/en/a.mdx", line: 2, column: 1, text: "title is missing", advice: "write it" };
  const docs = twins("a.mdx", { frontMatterFindings: [{ rule: "front-matter", severity: "error", ...finding }] });
  expect(await linesOf("front-matter", docs.slice(0, 1))).toEqual([
    "error content/en/a.mdx:2:1  title is missing; write it (front-matter)",
  ]);
});

test("target-exists: a link to nowhere is an error at its place", async () => {
  expect(await linesOf("target-exists", twins("a.mdx", { body: "Text.\n\nA [link](/nowhere/)." }).slice(0, 1))).toEqual(
    [
      "error content/en/a.mdx:3:3  the link leads to /nowhere/, where there is no page; write the address of a doc that exists (target-exists)",
    ],
  );
});

test("target-exists: a link into the other language is an error", async () => {
  const [line] = await linesOf("target-exists", [docRecord("ru/a.mdx", { body: "[обзор](/guide/)" })]);
  expect(line).toContain("content/ru/a.mdx:1:1  the link to /guide/ leaves this doc's language");
});

test.each([
  ["/nowhere/", "the card leads to /nowhere/, where there is no doc"],
  ["/search/", "the card leads to /search/, where there is no doc"],
  ["/ru/guide/", "the card to /ru/guide/ leaves this doc's language"],
])("target-exists: a card to %s is an error at its place", async (path, text) => {
  const [line, ...others] = await linesOf("target-exists", [
    docRecord("en/a.mdx", { body: `<Cards>\n\n<Card doc="${path}" />\n\n</Cards>` }),
  ]);
  expect(line).toContain(`error content/en/a.mdx:3:1  ${text}`);
  expect(others).toEqual([]);
});

test("same-version: a link or card of an older version that leaves it is a warning where the version has the page", async () => {
  const body = '[x](/guide/#a) [y](/new/) [z](/1.0/guide/)\n\n<Cards>\n\n<Card doc="/guide/" />\n\n</Cards>';
  const old = ["index.mdx", "guide/index.mdx"].map((file) => docRecord(`versions/1.0/en/${file}`, { body }));
  const lines = await linesOf("same-version", [...old.slice(0, 1), ...twins("new.mdx", { body: "[x](/1.0/)" })]);
  expect(lines).toEqual([]);
  expect(await linesOf("same-version", [...old, ...twins("new.mdx")])).toEqual(
    old
      .flatMap(({ sourcePath }) => [
        `warning ${sourcePath}:1:1  /guide/ leaves version 1.0; link to /1.0/guide/ (same-version)`,
        `warning ${sourcePath}:5:1  /guide/ leaves version 1.0; link to /1.0/guide/ (same-version)`,
      ])
      .sort(),
  );
});

test("target-exists: links by reference are checked, too", async () => {
  const lines = await linesOf("target-exists", [docRecord("en/a.mdx", { body: "A [link][1].\n\n[1]: /nowhere/" })]);
  expect(lines).toHaveLength(1);
});

test.each([
  ["[x](#none)", "there is no heading #none on this page; use one of #own"],
  ["[x](/guide/#none)", "there is no heading #none on /guide/; the page has no headings"],
])("anchor-exists: %s is a warning", async (link, text) => {
  const [line] = await linesOf("anchor-exists", [docRecord("en/a.mdx", { body: `## Own\n\n${link}` })]);
  expect(line).toBe(`warning content/en/a.mdx:3:1  ${text} (anchor-exists)`);
});

test.each(["#проверка", "#%D0%BF%D1%80%D0%BE%D0%B2%D0%B5%D1%80%D0%BA%D0%B0"])(
  "anchor-exists: knows %s",
  async (anchor) => {
    expect(await linesOf("anchor-exists", [docRecord("en/a.mdx", { body: `## Проверка\n\n[x](${anchor})` })])).toEqual(
      [],
    );
  },
);

test("anchor-exists: an anchor that cannot be decoded is a warning, not a crash", async () => {
  expect(await linesOf("anchor-exists", [docRecord("en/a.mdx", { body: "[x](#100%)" })])).toHaveLength(1);
});

test("has-content: a doc without text is an error", async () => {
  const [line] = await linesOf("has-content", [docRecord("en/a.mdx", { body: " \n" })]);
  expect(line).toContain("error content/en/a.mdx:1:1  the doc /a/ has no content");
});

test("has-index: a doc in a folder without an index is an error", async () => {
  const [line] = await linesOf("has-index", [docRecord("en/lost/a.mdx")]);
  expect(line).toContain("error content/en/lost/a.mdx:1:1  the doc lies in a folder without index.mdx");
});

test("has-index: an index of another version does not count", async () => {
  expect(await linesOf("has-index", [docRecord("versions/1.0/en/guide/a.mdx")])).toHaveLength(1);
});

test.each([
  [
    "## One\n\n## Two",
    "## Один\n\n### Два",
    "3:1  heading of level 3 stands where content/en/a.mdx:3 has heading of level 2",
  ],
  ["## One\n\n## Two", "## Один", "1:1  nothing stands where content/en/a.mdx:3 has heading of level 2"],
  ["Text.", "Текст.\n\n## Лишний", "3:1  heading of level 2 stands where content/en/a.mdx:1 has nothing"],
  [
    "| a |\n|---|\n| b |",
    "| a | б |\n|---|---|\n| b | в |",
    "1:1  table of 2 rows and 2 columns stands where content/en/a.mdx:1 has table of 2 rows and 1 columns",
  ],
  ["<Note>\n\nText.\n\n</Note>", "<Tip>\n\nТекст.\n\n</Tip>", "1:1  <Tip> stands where content/en/a.mdx:1 has <Note>"],
])("same-structure: %j and %j differ", async (english, russian, text) => {
  const docs = [docRecord("en/a.mdx", { body: english }), docRecord("ru/a.mdx", { body: russian })];
  const [line, ...others] = await linesOf("same-structure", docs);
  expect(line).toContain(`error content/ru/a.mdx:${text}`);
  expect(others).toEqual([]);
});

test("same-structure: what does not parse is said once, not in the twin as well", async () => {
  const sound = "## One\n\n<Note>\n\nText.\n\n</Note>\n\n## Two";
  const broken = sound.replace("\n\n</Note>", "");
  for (const [english, russian] of [
    [sound, broken],
    [broken, sound],
  ]) {
    const docs = [docRecord("en/a.mdx", { body: english }), docRecord("ru/a.mdx", { body: russian })];
    const errors = (await findingsOf([...guide, ...docs])).filter(({ severity }) => severity === "error");
    expect(errors.map(({ rule, line }) => `${rule} ${line}`)).toEqual(["syntax 3"]);
  }
});

test("findings of front matter and body come with those of the syntax", async () => {
  const finding = { file: "content/en/a.mdx", line: 2, column: 1, text: "title is missing", advice: "write it" };
  const frontMatterFindings = [{ rule: "front-matter", severity: "error" as const, ...finding }];
  const findings = await findingsOf([
    docRecord("en/a.mdx", { body: "<Note>\n\nA mistke.\n\n[Gone](/gone/)", frontMatterFindings }),
  ]);
  const rules = findings.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(["front-matter", "syntax", "spelling", "target-exists"]));
});

test("same-structure: code must be the same to the letter, but for its title", async () => {
  const code = (text: string, meta = "") => `\`\`\`text ${meta}\n${text}\n\`\`\``;
  const docs = (english: string, russian: string) => [
    docRecord("en/a.mdx", { body: english }),
    docRecord("ru/a.mdx", { body: russian }),
  ];
  expect(await linesOf("same-structure", docs(code("a"), code("a")))).toEqual([]);
  expect(await linesOf("same-structure", docs(code("a"), code("b")))).toHaveLength(1);
  const titled = code("a", 'title="Answer" {1}');
  expect(await linesOf("same-structure", docs(titled, code("a", 'title="Ответ" {1}')))).toEqual([]);
  expect(await linesOf("same-structure", docs(titled, code("a", 'title="Ответ"')))).toHaveLength(1);
  expect(await linesOf("same-structure", docs(titled, code("a", "{1}")))).toHaveLength(1);
});

test.each([
  [null, "description is missing"],
  ["Too short.", "description has 10 characters"],
  ["x".repeat(161), "description has 161 characters"],
])("description: %j is a warning", async (description, text) => {
  const [line] = await linesOf("description", [docRecord("en/a.mdx", { description })]);
  expect(line).toContain(`warning content/en/a.mdx:1:1  ${text}`);
});

test.each([70, 160])("description: %i characters are fine", async (length) => {
  expect(await linesOf("description", [docRecord("en/a.mdx", { description: "x".repeat(length) })])).toEqual([]);
});

test("translation: missing and outdated docs are warnings", async () => {
  const docs = [
    docRecord("en/a.mdx"),
    docRecord("ru/b.mdx"),
    docRecord("en/c.mdx"),
    docRecord("ru/c.mdx", { sourceHash: "0123456789ab" }),
  ];
  expect((await linesOf("translation", docs)).map((line) => line.replace(/;.*/, ""))).toEqual([
    "warning content/en/a.mdx:1:1  the doc is missing in «ru» and is shown there in «en»",
    "warning content/ru/b.mdx:1:1  the doc is missing in «en» and is shown there in «ru»",
    "warning content/ru/c.mdx:1:1  the original has changed since it was translated",
  ]);
});

test("a partial language is summed up in one line, and what it has is compared", async () => {
  const docs = [
    ...guide,
    docRecord("en/a.mdx", { body: "## One" }),
    docRecord("en/b.mdx"),
    docRecord("en/c.mdx"),
    docRecord("ru/c.mdx", { body: "## Лишний", sourceHash: "0123456789ab" }),
  ];
  const lines = (await findingsOf(docs, { partialLocales: new Set(["ru"]) }))
    .filter(({ rule }) => ["translation", "partial-language", "same-structure"].includes(rule))
    .map((finding) => `${finding.severity} ${formatFinding(finding)}`.replace(/;.*/, ""));
  expect(lines).toEqual([
    "error content/ru/c.mdx:1:1  heading of level 2 stands where content/en/c.mdx:1 has nothing",
    "warning content/ru/c.mdx:1:1  the original has changed since it was translated",
    "info src/site/locales.ts:1:1  «ru» lacks 2 of 4 docs, which are shown in «en»",
  ]);
});

test("a doc that only a partial language has is still missing in the others", async () => {
  const docs = [...guide, docRecord("ru/a.mdx")];
  const findings = await findingsOf(docs, { partialLocales: new Set(["ru"]) });
  expect(findings.filter(({ rule }) => rule === "translation").map(({ text }) => text)).toEqual([
    "the doc is missing in «en» and is shown there in «ru»",
  ]);
});

test.each([
  ["en/a.mdx", "write content/ru/a.mdx (translation)"],
  ["versions/1.0/en/a.mdx", "write content/versions/1.0/ru/a.mdx (translation)"],
])("translation: for %s it says which file to write", async (file, advice) => {
  const [line] = await linesOf("translation", [docRecord(file)]);
  expect(line).toContain(advice);
});

test.each([
  ["a file and its folder", [docRecord("en/a.mdx"), docRecord("en/a/index.mdx")], "/a/"],
  ["an alias and a doc", [docRecord("en/a.mdx"), docRecord("en/b.mdx", { aliases: ["/a/"] })], "/a/"],
  ["two aliases", [docRecord("en/a.mdx", { aliases: ["/x/"] }), docRecord("en/b.mdx", { aliases: ["/x/"] })], "/x/"],
  ["an alias and the search page", [docRecord("en/a.mdx", { aliases: ["/search/"] })], "/search/"],
  ["a doc and the search page", [docRecord("en/search.mdx")], "/search/"],
  ["a doc and the search page of its version", [docRecord("versions/1.0/en/search.mdx")], "/1.0/search/"],
])("unique-path: %s at one address are an error", async (_what, docs, path) => {
  const lines = await linesOf("unique-path", docs);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`the address ${path} already belongs to`);
});
