import { expect, test } from "vitest";
import { compile, docRecord, findingsOf, releaseNote, shortForm } from "../../../tests/support/content/docRecords";
import { feedHtml } from "../../outputs/feedHtml";

const label = '<Label name="createProfile" />';
const russian = (body: string) => compile(body, [docRecord("en/guide/a.mdx", { body })], "ru/guide/a.mdx");

test("is what the interface says in the language of the doc", async () => {
  expect((await compile(`Press ${label}.`)).tree).toEqual([["p", null, { html: "Press <b>Create Profile</b>." }]]);
  expect((await russian(`Нажмите ${label}.`)).tree).toEqual([["p", null, { html: "Нажмите <b>Создать профиль</b>." }]]);
});

test.each([
  ["the first words of a step", `<Steps>\n\n1. **Press ${label}.** Wait.\n2. Read.\n\n</Steps>`],
  ["a cell", `| A | B |\n|---|---|\n| ${label} | b |`],
  ["a link", `[${label}](https://example.com)`],
  ["an admonition", `<Note>\n\nPress ${label}.\n\n</Note>`],
])("stands in %s, and search finds it there", async (_where, body) => {
  const { tree, findings, searchSections } = await compile(body);
  expect(findings).toEqual([]);
  expect(JSON.stringify(tree)).toMatch(/<b>Create Profile<\/b>|\["b",null,"Create Profile"\]/);
  expect(searchSections[0]?.text).toContain("Create Profile");
});

test("one that stands alone is a paragraph", async () => {
  expect((await compile(label)).tree).toEqual([["p", null, { html: "<b>Create Profile</b>" }]]);
});

test("a heading says it in the table of contents, in its anchor and to search", async () => {
  const { tableOfContents, searchSections } = await compile(`## Press ${label}\n\nText.`);
  expect(tableOfContents).toEqual([{ depth: 2, anchor: "press-create-profile", text: "Press Create Profile" }]);
  expect(searchSections[1]?.heading).toBe("Press Create Profile");
});

test("is nobody's prose: rules about language read past it", async () => {
  const { prose } = await compile(`Press ${label}.`);
  expect(prose.at(-1)?.text).toBe("Press \uFFFC.");
});

test("stands in release notes, and readers of feeds get it as bold text", async () => {
  const note = releaseNote("en/releases/2026-11-21.md", `- Where ${label} stands.`);
  const docs = [docRecord("en/a.mdx", { body: "<ReleaseNotes />" }), note];
  expect((await findingsOf(docs)).filter(({ rule }) => rule === "release-note")).toEqual([]);
  const { tree } = await compile(`- Where ${label} stands.`);
  expect(feedHtml(tree, "https://example.org", "https://example.org/")).toContain("<b>Create Profile</b>");
});

test.each([
  [
    'Press <Label name="creatProfile" />.',
    "1:7 known-label: there is no label «creatProfile» of the interface",
    "createProfile?",
  ],
  ['Press <Label name="toString" />.', "1:7 known-label: there is no label «toString» of the interface", ""],
  [
    '<Label name="Connect agent" />',
    "1:1 known-label: there is no label «Connect agent» of the interface",
    "connectAgent?",
  ],
  ["Press <Label />.", '1:7 known-attribute: <Label> needs name="…"', "see"],
  ['<Label name="copy" text="a" />', "1:1 known-attribute: <Label> has no attribute text", "it may have name"],
  ['A <Label name="copy">Copy</Label>.', "1:3 component-place: <Label> stands around something", "close it at once"],
])("refuses %s with a remedy", async (body, finding, advice) => {
  const { findings } = await compile(body);
  expect(shortForm(findings)).toEqual([finding]);
  expect(findings[0]?.advice).toContain(advice);
});

test("a name in the reader's words is answered with the label that says them", async () => {
  const { findings } = await russian('<Label name="Подключить агент" />');
  expect(findings[0]?.advice).toMatch(/^did you mean connectAgent\?/);
});

test("both languages name the same labels in a paragraph, in the order of their own", async () => {
  const structure = async (english: string, translated: string) => {
    const docs = [docRecord("en/a.mdx", { body: english }), docRecord("ru/a.mdx", { body: translated })];
    const findings = (await findingsOf(docs)).filter(({ rule }) => rule === "same-structure");
    return findings.map(({ line, text }) => `${line} ${text}`);
  };
  const [copy, edit] = ['<Label name="copy" />', '<Label name="edit" />'];
  expect(await structure(`Press ${copy} in ${edit}.`, `В ${edit} нажмите ${copy}, потом ещё раз ${copy}.`)).toEqual([]);
  expect(await structure(`Press ${copy}.`, `Текст.\n\nНажмите ${edit}.`)).toEqual([
    '3 <Label name="edit"> stands where content/en/a.mdx:1 has <Label name="copy">',
  ]);
  expect(await structure(`Press ${copy}.`, "Скопируйте.")).toHaveLength(1);
  expect(await structure(`## ${copy}\n\n${edit}`, `## ${edit}\n\n${copy}`)).toHaveLength(1);
});
