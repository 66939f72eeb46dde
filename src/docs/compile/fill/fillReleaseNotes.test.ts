import { expect, test } from "vitest";
import { releaseNotes } from "../../../site/releaseNotes";
import { compile } from "../../../tests/support/content/docRecords";
import { releaseAnchor, releaseHeading } from "./releaseHeading";

test("every release note has a heading with its day and a list of changes; the feed stands before them", async () => {
  const { tree, headings, tableOfContents, findings } = await compile("## Notes\n\n<ReleaseNotes />\n\nEnd.");
  expect(findings).toEqual([]);
  expect(headings.map(({ anchor }) => anchor)).toEqual([
    "notes",
    ...releaseNotes.map(({ date }) => releaseAnchor(date)),
  ]);
  expect(tableOfContents.map(({ text }) => text)).toContain(releaseHeading(releaseNotes[0]?.date ?? "", "en"));
  expect(tree.map((node) => node[0])).toEqual(["h2", "FeedLink", ...releaseNotes.flatMap(() => ["h3", "ul"]), "p"]);
});

test("the notes are in order, newest first, with as many changes in every language", () => {
  const dates = releaseNotes.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  for (const { changes } of releaseNotes) expect(changes.ru).toHaveLength(changes.en.length);
});
