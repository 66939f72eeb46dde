import { afterEach, expect, test, vi } from "vitest";
import { createSearchIndex, loadSearchIndex, type SearchRecord } from "../../../search/search";
import { searchLimits } from "../../../site/searchLimits";
import { type Texts, textsLoader } from "./loadTexts";

const { recordsPerTexts } = searchLimits;
const records = Array.from({ length: 20 * recordsPerTexts }, (_, id): SearchRecord => {
  const text = `Text ${id}.`;
  return { id, path: `/${id}/`, title: `Page ${id}`, heading: "", anchor: "", text, section: "" };
});
const published = createSearchIndex(records);
const searcher = loadSearchIndex({ ...published, texts: [] });
const place = { url: "/texts/{part}.json", recordsPerFile: recordsPerTexts };
/** The first record of a file. */
const firstOf = (part: number) => part * recordsPerTexts;

/** A server that answers when it is told to. */
function serve() {
  const asked: number[] = [];
  const waiting = new Map<number, (content: unknown) => void>();
  vi.stubGlobal("__PATH_PREFIX__", "");
  vi.stubGlobal("fetch", (url: string) => {
    const part = Number(/\d+/.exec(url)?.[0]);
    asked.push(part);
    return new Promise((resolve) =>
      waiting.set(part, (content) => resolve({ ok: content !== null, json: () => Promise.resolve(content) })),
    );
  });
  const answer = async (part: number, content: unknown = published.texts[part]) => {
    waiting.get(part)?.(content);
    // The answer is read, checked and told in steps.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, answer };
}

function loader() {
  const seen: { texts: Texts } = { texts: new Map() };
  return { seen, want: textsLoader(place, searcher, (texts) => (seen.texts = texts)) };
}

afterEach(() => vi.unstubAllGlobals());

test("loads the files in which wanted texts stand, each once", async () => {
  const { asked, answer } = serve();
  const { seen, want } = loader();
  want([firstOf(3) + 1, firstOf(3) + 2, firstOf(5)]);
  want([firstOf(5) + 1]);
  expect(asked).toEqual([3, 5]);
  await answer(3);
  expect(seen.texts.get(firstOf(3) + 2)).toBe(`Text ${firstOf(3) + 2}.`);
  expect(seen.texts.get(firstOf(5))).toBeUndefined();
  want([firstOf(3)]);
  expect(asked).toEqual([3, 5]);
});

test("what nobody wants any more is not asked for: the latest answer comes next", async () => {
  const { asked, answer } = serve();
  const { want } = loader();
  want(Array.from({ length: 8 }, (_, part) => firstOf(part)));
  expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
  want([firstOf(15), firstOf(2)]);
  await answer(0);
  await answer(1);
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 15]);
});

test("texts that do not come, or are those of another index, are none until they are wanted again", async () => {
  const { asked, answer } = serve();
  const { seen, want } = loader();
  want([firstOf(1), firstOf(2)]);
  await answer(1, null);
  await answer(2, { ...published.texts[2], of: published.texts[4]?.of });
  expect([seen.texts.get(firstOf(1)), seen.texts.get(firstOf(2))]).toEqual([null, null]);
  expect(asked).toEqual([1, 2]);
  want([firstOf(1)]);
  await answer(1);
  expect(asked).toEqual([1, 2, 1]);
  expect(seen.texts.get(firstOf(1))).toBe(`Text ${firstOf(1)}.`);
});
