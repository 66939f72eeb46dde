import { afterEach, expect, test, vi } from "vitest";
import { createSearchIndex, type SearchRecord } from "../../../search/search";
import { servePieceByPiece } from "../../../tests/support/served/pieceByPiece";
import { loadSearcher, onSearcherChange, searcherState } from "./loadSearcher";

// It waits for idle moments, which there are only in browsers.
vi.mock("./rehearse", () => ({ rehearse: () => undefined, rehearseWords: () => undefined }));

const records: SearchRecord[] = [
  { id: 0, path: "/oak/", title: "Oak", heading: "", anchor: "", text: "It has acorns.", section: "" },
];
const [words, titles, texts] = createSearchIndex(records).entries;
const place = { url: "/texts/{part}.json", recordsPerFile: 16 };
const wordsLine = `[${JSON.stringify({ ...words, words: [], rareWords: [], texts: place })}\n`;
const titlesLine = `,${JSON.stringify(titles)}\n`;
const textsLine = `,${JSON.stringify(texts)}\n`;

afterEach(() => vi.unstubAllGlobals());

/** What is found of the index at an address each time that its state changes. */
function found(url: string): { oak: boolean; acorn: boolean }[] {
  const states: { oak: boolean; acorn: boolean }[] = [];
  onSearcherChange(url, () => {
    const { searcher } = searcherState(url);
    const has = (stem: string) => searcher?.engines.some((engine) => hasAny(engine.recordsWith(stem))) ?? false;
    states.push({ oak: has("oak"), acorn: has("acorn") });
  });
  return states;
}

const hasAny = (postings: object | null) => Object.keys(postings ?? {}).length > 0;

test("on a slow line titles are found before the words of texts are here", async () => {
  const { send, end } = servePieceByPiece();
  const states = found("/slow.json");
  const loaded = loadSearcher("/slow.json");
  send(wordsLine);
  send(titlesLine);
  await vi.waitFor(() => expect(states.at(-1)).toEqual({ oak: true, acorn: false }));
  expect(searcherState("/slow.json")).toMatchObject({ isComplete: false, isPartial: false, hasFailed: false });
  send(`${textsLine}]`);
  end();
  await loaded;
  expect(states.at(-1)).toEqual({ oak: true, acorn: true });
  expect(searcherState("/slow.json")).toMatchObject({ isComplete: true, isPartial: false, hasFailed: false });
});

test("on a fast line there is no answer without the words of texts", async () => {
  const { send, end } = servePieceByPiece();
  const states = found("/fast.json");
  send(wordsLine + titlesLine);
  send(`${textsLine}]`);
  end();
  await loadSearcher("/fast.json");
  expect(states.filter(({ oak, acorn }) => oak && !acorn)).toEqual([]);
  expect(states.at(-1)).toEqual({ oak: true, acorn: true });
});

test("where the line breaks behind titles, they are found, and the rest is asked for by the next who looks", async () => {
  const { send, end } = servePieceByPiece();
  found("/cut.json");
  send(wordsLine + titlesLine + textsLine.slice(0, 5));
  end();
  await loadSearcher("/cut.json");
  expect(searcherState("/cut.json")).toMatchObject({ isComplete: true, isPartial: true, hasFailed: false });
  expect(searcherState("/cut.json").searcher?.engines).toHaveLength(1);

  const next = servePieceByPiece();
  const loaded = loadSearcher("/cut.json");
  expect(searcherState("/cut.json")).toMatchObject({ isComplete: false, isPartial: false });
  expect(searcherState("/cut.json").searcher?.engines).toHaveLength(1);
  next.send(`${wordsLine}${titlesLine}${textsLine}]`);
  next.end();
  await loaded;
  expect(searcherState("/cut.json")).toMatchObject({ isComplete: true, isPartial: false });
  expect(searcherState("/cut.json").searcher?.engines).toHaveLength(2);
});

test("words without anything that they stand in are no search: it has failed, and the next who looks asks again", async () => {
  const { send, end } = servePieceByPiece();
  const states = found("/words.json");
  send(wordsLine + titlesLine.slice(0, 5));
  end();
  await loadSearcher("/words.json");
  expect(searcherState("/words.json")).toMatchObject({ searcher: null, hasFailed: true, isPartial: false });
  expect(states.some(({ oak }) => oak)).toBe(false);

  const next = servePieceByPiece();
  const loaded = loadSearcher("/words.json");
  next.send(`${wordsLine}${titlesLine}${textsLine}]`);
  next.end();
  await loaded;
  expect(states.at(-1)).toEqual({ oak: true, acorn: true });
});

test.each([
  ["come behind the index", true],
  ["may stay away", false],
])("rare words %s", async (_, isThere) => {
  const rareWords = { words: ["adorns"], haveAllForms: true };
  const rare = createSearchIndex(records, { locale: "en", rareWords }).entries.at(-1);
  const head = { ...words, words: [], rareWords: ["/rare.json"], texts: place };
  const answerTo = (address: string) =>
    address === "/rare.json"
      ? new Response(JSON.stringify([rare]), { status: isThere ? 200 : 404 })
      : new Response(JSON.stringify([head, titles, texts]));
  vi.stubGlobal("__PATH_PREFIX__", "");
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(answerTo(address)));
  const url = `/with-rare-${isThere}.json`;
  await loadSearcher(url);
  const { searcher, isComplete, isPartial } = searcherState(url);
  expect({ isComplete, isPartial }).toEqual({ isComplete: true, isPartial: false });
  expect(searcher?.isRealWord("adorns")).toBe(isThere);
});
