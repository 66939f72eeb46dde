import { expect, test } from "vitest";
import { findingsOf, releaseNote, shortForm, docRecord } from "../../../tests/support/content/docRecords";
import { lostNoteFindings, readReleaseNote } from "./readReleaseNote";

test("a note has its day and language from its path, and its text begins on the first line", () => {
  const { note, findings } = readReleaseNote("content/ru/releases/2026-11-21.md", "- Первое.\n");
  expect(findings).toEqual([]);
  expect(note).toMatchObject({
    date: "2026-11-21",
    locale: "ru",
    path: "/ru/releases/",
    bodyLine: 1,
    body: "- Первое.\n",
  });
});

test.each([
  ["content/en/guide/page.md", "Text.", "the file is no doc, whose name would end with .mdx, and no release note"],
  [
    "content/xx/releases/2026-11-21.md",
    "Text.",
    "the file is no doc, whose name would end with .mdx, and no release note",
  ],
  ["content/en/releases/november.md", "Text.", "«november» is not a day"],
  ["content/en/releases/2026-06-31.md", "Text.", "«2026-06-31» is not a day"],
  ["content/en/releases/2026-11-21.md", " \n", "the release note is empty"],
  ["content/en/releases/2026-11-21.md", "---\ntitle: A\n---\n\nText.", "a release note has front matter"],
  ["content/en/releases/2026-11-21.md", "---\ntitle: A: B\n---\n\nText.", "a release note has front matter"],
])("%s with %j is named", (file, source, text) => {
  const { findings } = readReleaseNote(file, source);
  expect(findings.map((finding) => [finding.file, finding.rule, finding.severity, finding.text])).toEqual([
    [file, "release-note", "error", text],
  ]);
});

test("a note that the default language does not have is named: nobody would see it", () => {
  const notes = ["en/releases/2026-11-20.md", "ru/releases/2026-11-20.md", "ru/releases/2026-11-21.md"];
  expect(
    lostNoteFindings(notes.map((file) => releaseNote(file, "Text."))).map(({ file, text }) => [file, text]),
  ).toEqual([["content/ru/releases/2026-11-21.md", "there is no note of this day in «en»"]]);
});

const releases = docRecord("en/releases/index.mdx", { position: 1, body: "## Notes\n\n<ReleaseNotes />" });

test("a note is checked as a doc is, and what is found names its file and line, once", async () => {
  const source =
    "- A [page](/nowhere/), an [anchor](#none), [its day](#21-november-2026).\n- The profle `%%nothing%%` runs.\n";
  const findings = await findingsOf([releases, releaseNote("en/releases/2026-11-21.md", source)]);
  const ofNote = findings.filter(({ file }) => file === "content/en/releases/2026-11-21.md");
  expect(shortForm(ofNote)).toEqual([
    "1:5 target-exists: the link leads to /nowhere/, where there is no page",
    "1:27 anchor-exists: there is no heading #none on /releases/",
    "2:7 spelling: «profle» is in no dictionary",
    "2:14 known-fact: there is no product fact «nothing»",
  ]);
  expect(
    findings.filter(({ file, rule }) => file !== "content/en/releases/2026-11-21.md" && rule !== "translation"),
  ).toEqual([]);
});

test("a note holds neither headings nor components that only a page of the site can show", async () => {
  const source = "## Part\n\n<Note>\n\nText.\n\n</Note>\n\n```diagram\nx\n```\n\n<Path>~/a</Path>\n";
  const findings = await findingsOf([releases, releaseNote("en/releases/2026-11-21.md", source)]);
  expect(shortForm(findings.filter(({ rule }) => rule === "release-note"))).toEqual([
    "1:1 release-note: a release note has a heading",
    "3:1 release-note: a release note has <Note>",
    "9:1 release-note: a release note has a diagram",
  ]);
});
