import { createPages } from "gatsby-plugin-local-search/gatsby-node";
import { expect, test } from "vitest";
import { indexedRecords } from "../../docs/pages/searchRecords";
import { localSearchPlugins } from "../../gatsby/localSearch";
import { searchLimits } from "../../site/searchLimits";
import { readExport } from "../../search/engine";
import { createSearchIndex, publishIndex } from "../../search/index/createSearchIndex";
import { loadSearchIndex, search, type SearchRecord } from "../../search/search";

const words = ["proxy", "profile", "cookie", "token", "launch", "quick", "automation_token", "профиль", "куки"];

function record(id: number): SearchRecord {
  const word = (step: number) => words[(id * step + step) % words.length] ?? "";
  return {
    id,
    path: `/page-${Math.floor(id / 4)}/`,
    title: `Page of ${word(1)}`,
    heading: id % 4 === 0 ? "" : `About ${word(2)}`,
    anchor: id % 4 === 0 ? "" : `about-${id}`,
    text: `Some ${word(3)} with a ${word(5)} and number ${id}.`,
    ...(id % 4 === 0 && { keywords: `lost the ${word(7)}\n${word(2)} again` }),
    section: "Section",
  };
}

const records = (count: number) => Array.from({ length: count }, (_, id) => record(id));

test("gatsby-plugin-local-search builds the same index from the same records", async () => {
  const [plugin] = localSearchPlugins as { options: Record<string, unknown> }[];
  const nodes: { index: string; store: Record<string, SearchRecord> }[] = [];
  const api = {
    graphql: () => Promise.resolve({ data: {} }),
    reporter: { warn: () => undefined, error: () => undefined },
    createNodeId: (id: string) => id,
    createContentDigest: () => "digest",
    actions: { createNode: (node: (typeof nodes)[number]) => nodes.push(node) },
  };
  const normalizer = () => indexedRecords(records(20), "en");
  await createPages?.(api as never, { ...plugin?.options, normalizer } as never, () => undefined);
  const [node] = nodes;
  const built = publishIndex(Object.values(node?.store ?? {}), readExport(node?.index ?? ""), { locale: "en" });
  expect(built).toEqual(createSearchIndex(records(20), { locale: "en" }));
});

test("a large index comes in parts, and together they answer as one", () => {
  const count = searchLimits.recordsPerPart + 40;
  const published = createSearchIndex(records(count));
  expect(published.entries).toHaveLength(4);
  expect(published.texts).toHaveLength(Math.ceil(count / searchLimits.recordsPerTexts));
  expect(published.entries.slice(1).every(({ documents }) => documents.counts.length === 0)).toBe(true);
  const searcher = loadSearchIndex(published);
  const [hit] = search(searcher, `number ${count - 1}`);
  expect(hit?.record).toMatchObject(record(count - 1));
  // Words alone find nothing; titles and headings are found before the rest has come.
  const ofWords = loadSearchIndex({ entries: published.entries.slice(0, 1), texts: [] });
  expect(search(ofWords, "launch")).toEqual([]);
  const early = loadSearchIndex({ entries: published.entries.slice(0, 2), texts: [] });
  expect(search(early, "launch").length).toBe(searchLimits.dialogHits);
  expect(search(early, `number ${count - 1}`).every(({ record: { text } }) => text === "")).toBe(true);
});

test("ids of any kind are kept, and a page without an introduction is found by its title", () => {
  const odd = [
    { ...record(1), id: "b", title: "Zebra" },
    { ...record(2), id: 7, title: "Zebra" },
  ];
  const searcher = loadSearchIndex(createSearchIndex(odd));
  expect(search(searcher, "zebra")[0]?.record.id).toBe("b");
});
