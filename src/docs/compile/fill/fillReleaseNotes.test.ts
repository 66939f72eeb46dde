import { expect, test } from "vitest";
import { compile, docRecord, releaseNote } from "../../../tests/support/content/docRecords";

const notes = [
  releaseNote(
    "en/releases/2026-11-20.md",
    "- A list with `code`, *stress* and [the guide](/guide/index.html).\n- More.",
  ),
  releaseNote("en/releases/2026-11-21.md", 'A paragraph about <Fact name="productName" /> at `%%launcherHost%%`.'),
  releaseNote("ru/releases/2026-11-21.md", "Абзац."),
];
const guide = docRecord("en/guide/index.mdx");
const show = (file: string) => compile("## Notes\n\n<ReleaseNotes />\n\nEnd.", [guide], file, notes);

test("each note stands below its day, newest first, with its Markdown drawn; the feed stands before them", async () => {
  const { tree, headings, tableOfContents, findings, searchSections } = await show("en/guide/page.mdx");
  expect(findings).toEqual([]);
  expect(headings.map(({ anchor }) => anchor)).toEqual(["notes", "21-november-2026", "20-november-2026"]);
  expect(tableOfContents.map(({ text }) => text)).toEqual(["Notes", "21 November 2026", "20 November 2026"]);
  expect(tree).toEqual([
    ["h2", { id: "notes" }, "Notes"],
    ["FeedLink", null],
    ["h3", { id: "21-november-2026" }, "21 November 2026"],
    ["p", null, { html: "A paragraph about Indigo X at <code>launcher.indigobrowser.com</code>." }],
    ["h3", { id: "20-november-2026" }, "20 November 2026"],
    [
      "ul",
      null,
      [
        "li",
        null,
        "A list with ",
        ["code", null, "code"],
        ", ",
        ["em", null, "stress"],
        " and ",
        ["a", { href: "/guide/" }, "the guide"],
        ".",
      ],
      ["li", null, "More."],
    ],
    ["p", null, "End."],
  ]);
  expect(searchSections.slice(1).map(({ heading, text }) => [heading, text])).toEqual([
    ["Notes", ""],
    ["21 November 2026", "A paragraph about Indigo X at launcher.indigobrowser.com."],
    ["20 November 2026", "A list with code, stress and the guide. More. End."],
  ]);
});

test("a language shows its own words, and those of the default language where it has none", async () => {
  const { tree, headings } = await show("ru/guide/page.mdx");
  expect(headings.map(({ text }) => text)).toEqual(["Notes", "21 ноября 2026 г.", "20 ноября 2026 г."]);
  expect(JSON.stringify(tree)).toContain("Абзац.");
  expect(JSON.stringify(tree)).not.toContain("A paragraph");
  expect(JSON.stringify(tree)).toContain("A list with ");
});
