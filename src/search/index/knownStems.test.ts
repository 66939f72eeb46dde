import { expect, test } from "vitest";
import { knownStems } from "./knownStems";
import type { StemPostings } from "./postings";

const ofDocs = (entries: Record<string, StemPostings>) => knownStems(new Map(Object.entries(entries)));

test("docs are about what titles and headings name, and what two pages are for; no further mention makes more of a word", () => {
  const { isTopic } = ofDocs({
    title: { title: [3] },
    heading: { heading: [4] },
    twoLeads: { lead: [1, 7] },
    oneLead: { lead: [1], text: [1] },
    text: { text: [1, 2, 3, 4] },
    typed: { phrases: [1, 2, 3] },
  });
  expect(["title", "heading", "twoLeads"].map(isTopic)).toEqual([true, true, true]);
  expect(["oneLead", "text", "typed", "unknown"].map(isTopic)).toEqual([false, false, false, false]);
});

test("docs speak often of what four sections have", () => {
  const { isFrequent } = ofDocs({ often: { text: [0, 2, 5, 6] }, seldom: { text: [0, 2, 5], title: [1], lead: [2] } });
  expect(["often", "seldom", "unknown"].map(isFrequent)).toEqual([true, false, false]);
});

test("what readers alone type is known, and written nowhere", () => {
  const { isKnown, isWritten } = ofDocs({ typed: { phrases: [1] }, text: { text: [1] } });
  expect(["typed", "text", "unknown"].map(isKnown)).toEqual([true, true, false]);
  expect(["typed", "text", "unknown"].map(isWritten)).toEqual([false, true, false]);
});
