import { expect, test } from "vitest";
import { docRecord, twins } from "../../tests/support/content/docRecords";
import { docLibrary } from "../library/docLibrary";
import { listedPages } from "../outputs/sitemap";
import { type SitePage, sitePages } from "./sitePages";

const versions = [
  { name: "current", label: "Next" },
  { name: "2.0", label: "2.0" },
  { name: "1.0", label: "1.0" },
] as const;
const library = docLibrary([
  ...twins("table-of-contents.mdx", { position: 0 }),
  ...twins("guide/index.mdx"),
  ...twins("guide/new.mdx", { aliases: ["/guide/renamed/"] }),
  docRecord("versions/2.0/en/table-of-contents.mdx", { position: 0 }),
  docRecord("versions/2.0/en/guide/index.mdx"),
  docRecord("versions/2.0/en/guide/gone.mdx"),
  docRecord("versions/2.0/en/guide/renamed.mdx"),
  docRecord("versions/1.0/en/index.mdx"),
  docRecord("versions/1.0/en/guide/index.mdx", { position: 1 }),
  docRecord("versions/1.0/en/guide/gone.mdx"),
]);
const pages = new Map(sitePages(library, [...versions]).map((page) => [page.path, page]));

function pageAt(path: string): SitePage {
  const page = pages.get(path);
  if (!page) throw new Error(`there is no page at ${path}`);
  return page;
}

const searchPages = [...pages.values()].filter(({ kind }) => kind === "search");

test("every version has a search page in every language", () => {
  expect(searchPages.map(({ path }) => path)).toEqual([
    "/search/",
    "/2.0/search/",
    "/1.0/search/",
    "/ru/search/",
    "/ru/2.0/search/",
    "/ru/1.0/search/",
  ]);
});

test("a search page leads to those of the other versions and languages", () => {
  const { version, alternates, versions: links, plainPath } = pageAt("/ru/1.0/search/");
  expect([version, plainPath]).toEqual(["1.0", "/1.0/search/"]);
  expect(alternates.map(({ path }) => path)).toEqual(["/1.0/search/", "/ru/1.0/search/"]);
  expect(links.map(({ path }) => path)).toEqual(["/ru/search/", "/ru/2.0/search/", "/ru/1.0/search/"]);
  expect(links.every(({ isSamePage }) => isSamePage)).toBe(true);
});

test.each([
  ["to the same doc", "/guide/", ["/guide/", "/2.0/guide/", "/1.0/guide/"], [true, true, true]],
  [
    "where a version has no such doc, to its list of all docs, or to its first doc where it has no list",
    "/guide/new/",
    ["/guide/new/", "/2.0/table-of-contents/", "/1.0/guide/"],
    [true, false, false],
  ],
  [
    "to the doc that took the place of one",
    "/2.0/guide/renamed/",
    ["/guide/new/", "/2.0/guide/renamed/", "/1.0/guide/"],
    [true, true, false],
  ],
  ["from a home page to home pages", "/ru/", ["/ru/", "/ru/2.0/table-of-contents/", "/ru/1.0/"], [true, false, true]],
  [
    "from nowhere to where versions begin",
    "/404/",
    ["/table-of-contents/", "/2.0/table-of-contents/", "/1.0/guide/"],
    [false, false, false],
  ],
])("versions lead %s", (_name, path, paths, areSame) => {
  const links = pageAt(path).versions;
  expect(links.map((link) => link.path)).toEqual(paths);
  expect(links.map(({ isSamePage }) => isSamePage)).toEqual(areSame);
});

test("with one version no page leads to versions", () => {
  const single = docLibrary(twins("guide/index.mdx"));
  expect(sitePages(single).flatMap(({ versions: links }) => links)).toEqual([]);
});

test("a page of an older version knows what its frame leads to in the current one", () => {
  expect(pageAt("/2.0/guide/").older?.missingSlugs).toEqual([""]);
  expect(pageAt("/ru/1.0/guide/").older?.missingSlugs).toEqual(["table-of-contents"]);
  expect([pageAt("/guide/"), pageAt("/"), pageAt("/search/")].map(({ older }) => older)).toEqual([null, null, null]);
});

test("search engines get each doc in the latest version that has it", () => {
  expect(listedPages([...pages.values()]).map(({ path }) => path)).toEqual([
    "/",
    "/2.0/guide/gone/",
    "/guide/",
    "/guide/new/",
    "/ru/",
    "/ru/guide/",
    "/ru/guide/new/",
    "/ru/table-of-contents/",
    "/table-of-contents/",
  ]);
});
