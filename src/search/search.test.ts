import { expect, test } from "vitest";
import { page, searcherOf } from "../tests/support/testSearcher";
import { hitTexts, queryStems, search, type Searcher } from "./search";

const site = searcherOf(
  page("/proxies/", "Proxies", { "": "How to connect a proxy.", Types: "HTTP and SOCKS5." }),
  page("/profiles/", "Profiles", {
    "": "A profile is a browser of its own; it may have a proxy.",
    Folders: "Sort them.",
  }),
  page("/api/", "API", { "": "POST /profile/start with automation_token.", Proxies: "Set a proxy for a profile." }),
  page("/faq/", "Answers", { "": "Constructor, toString and hasOwnProperty are words." }),
  page("/ru/", "Профили", {
    "": "Профиль — отдельный браузер. Ещё есть куки.",
    Прокси: "Подключите прокси к профилю.",
  }),
);

const found = (query: string, searcher: Searcher = site) =>
  search(searcher, query).map(({ path, anchor }) => `${path}${anchor && `#${anchor}`}`);

test("a title comes before a heading, a heading before a text [S1.18]", () => {
  expect(found("proxies").slice(0, 3)).toEqual(["/proxies/", "/api/#proxies", "/profiles/"]);
});

test("a section with more of the words comes first, whatever their places [S1.18]", () => {
  expect(found("profile start token")[0]).toBe("/api/");
  expect(found("connect proxy")[0]).toBe("/proxies/");
});

test.each([
  ["PROXIES", "/proxies/"],
  ["prox", "/proxies/"],
  ["socks5", "/proxies/#types"],
  ["automation_token", "/api/"],
  ["/profile/start", "/api/"],
  ["sorting", "/profiles/#folders"],
  ["прокси", "/ru/#прокси"],
  ["профиля", "/ru/"],
  ["еще", "/ru/"],
  ["ЕЩЁ", "/ru/"],
  ["кук", "/ru/"],
])("finds «%s» at %s [S1.19, S1.20]", (query, first) => {
  expect(found(query)[0]).toBe(first);
});

test.each(["constructor", "toString", "hasOwnProperty", "valueOf words", "__proto__ words"])(
  "«%s» is a word like any other [S5.2]",
  (query) => {
    expect(found(query)).toEqual(["/faq/"]);
  },
);

test.each(["", "   ", "!?%", "<script>alert(1)</script>", "🦘", "%E0%A4%", "x".repeat(5000), "\\", "zebra"])(
  "bears the query «%s» [S5.2]",
  (query) => {
    expect(found(query)).toEqual([]);
    expect(() => queryStems(site, query)).not.toThrow();
  },
);

test("the same query gives the same order, always", () => {
  const pages = ["c", "a", "b"].map((name) => page(`/${name}/`, "Same title", { "": "Same words." }));
  expect(found("same", searcherOf(...pages))).toEqual(["/c/", "/a/", "/b/"]);
  expect(found("same", searcherOf(...pages))).toEqual(found("same", searcherOf(...pages)));
});

test("finds all of many pages with a common word, and shows eight [S9.3]", () => {
  const pages = Array.from({ length: 1200 }, (_, index) => page(`/p${index}/`, `Page ${index}`, { "": "common" }));
  const many = searcherOf(...pages);
  expect(search(many, "common")).toHaveLength(8);
  expect(search(many, "common", 2000)).toHaveLength(1200);
});

test("marks the matching words, in every form, in title and excerpt [S9.5]", () => {
  const [record] = search(site, "profile");
  const { title, excerpt } = record ? hitTexts(site, "profile", record) : { title: [], excerpt: [] };
  expect(title).toEqual([{ text: "Profiles", marked: true }]);
  expect(excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(["profile"]);
});
