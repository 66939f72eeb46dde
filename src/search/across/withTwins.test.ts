import { expect, test } from "vitest";
import type { Locale } from "../../site/locales";
import {
  createSearchIndex,
  loadSearchIndex,
  rankedAnswer,
  type Searcher,
  type SearchOptions,
  type SearchRecord,
} from "../search";
import { withTwins } from "./withTwins";

type Section = Pick<SearchRecord, "path" | "title" | "text"> & Partial<SearchRecord>;

function indexOf(locale: Locale | undefined, ...sections: Section[]): Searcher {
  const records = sections.map((one, id) => ({ id, heading: "", anchor: "", section: "", ...one }));
  return loadSearchIndex(createSearchIndex(records, { locale }));
}

const english = indexOf(
  "en",
  { path: "/proxy/", title: "Proxies", text: "Connect one.", section: "Network" },
  {
    path: "/proxy/",
    title: "Proxies",
    heading: "Rotate",
    anchor: "rotate",
    text: "A new address.",
    section: "Network",
  },
  { path: "/canvas/", title: "Canvas", text: "What sites see.", section: "Use" },
  { path: "/delete/", title: "Delete a profile", text: "Open its menu.", section: "Use" },
  { path: "/trash/", title: "Trash", text: "Profiles wait here.", section: "Use" },
);
const russian = indexOf(
  "ru",
  { path: "/ru/proxy/", title: "Прокси", text: "Подключите сервер.", section: "Сеть" },
  { path: "/ru/proxy/", title: "Прокси", heading: "Смена адреса", anchor: "rotate", text: "Новый.", section: "Сеть" },
  { path: "/ru/delete/", title: "Удаление профиля", text: "Откройте меню.", section: "Работа" },
  { path: "/ru/trash/", title: "Корзина", text: "После удаления профиль здесь.", section: "Работа" },
  { path: "/ru/trash/", title: "Корзина", heading: "Срок", anchor: "only-here", text: "Месяц.", section: "Работа" },
  { path: "/ru/only/", title: "Оплата картой", text: "Удаление карты.", section: "Счёт" },
);

const twinOf = (path: string) => path.replace(/^\/ru\//, "/");
const asked = (query: string, options: SearchOptions = {}) =>
  rankedAnswer(english, query, { other: { searcher: russian, twinOf }, ...options });
const found = (query: string, options: SearchOptions = {}) =>
  asked(query, options).ranked.map(({ record: { path, anchor } }) => `${path}${anchor && `#${anchor}`}`);

test("words of the other language find the reader's pages, in the order of the other index", () => {
  expect(rankedAnswer(english, "удаление").ranked).toEqual([]);
  expect(found("удаление")).toEqual(["/delete/", "/trash/"]);
  expect(asked("удаление")).toMatchObject({ isAcross: true, strangers: "ru", corrected: null, missing: [], total: 2 });
});

test("a slip in a word of the other language is mended there", () => {
  expect(found("удлаение")).toEqual(["/delete/", "/trash/"]);
});

test("a word of the other language in code here says less of a page than its heading there", () => {
  const site = indexOf(
    "ru",
    { path: "/ru/limits/", title: "Лимиты", text: "Ответ: change plan, change plan." },
    { path: "/ru/tariffs/", title: "Смена тарифа", text: "Откройте раздел." },
  );
  const there = indexOf(
    "en",
    { path: "/limits/", title: "Limits", text: "The answer says change plan." },
    { path: "/tariffs/", title: "Change the plan", text: "Open the section." },
  );
  const other = { searcher: there, twinOf: (path: string) => `/ru${path}` };
  expect(rankedAnswer(site, "change plan", { other }).ranked[0]?.record.path).toBe("/ru/tariffs/");
});

test("a page is shown at the section that the other index found, or at its beginning where it has none of it", () => {
  expect(found("смена адреса")[0]).toBe("/proxy/#rotate");
  expect(found("месяц")).toEqual(["/trash/"]);
});

test("a section is shown once, though several of its twin's answer", () => {
  expect(found("корзина месяц").filter((address) => address === "/trash/")).toHaveLength(1);
});

test("a page that the reader's language does not have is left out", () => {
  expect(found("оплата картой")).toEqual([]);
  expect(asked("оплата картой").total).toBe(0);
});

test("sections are named in the reader's language and counted in all; only pages of the wanted one are shown", () => {
  const sections = [
    { name: "Use", count: 2, path: "/delete/" },
    { name: "Network", count: 1, path: "/proxy/" },
  ];
  expect(asked("удаление сервер", { limit: 1 }).ranked).toHaveLength(1);
  expect(new Set(asked("удаление сервер", { limit: 1 }).sections)).toEqual(new Set(sections));
  expect(found("удаление сервер", { section: "Network" })).toEqual(["/proxy/"]);
  expect(asked("удаление сервер", { section: "Network" })).toMatchObject({ total: 3 });
});

test("a query in both languages finds what either index says, first what both do", () => {
  expect(found("canvas удаление")).toEqual(expect.arrayContaining(["/canvas/", "/delete/", "/trash/"]));
  expect(found("profile удаление ")[0]).toBe("/delete/");
  expect(found("rotate сервер ")[0]).toMatch(/^\/proxy\//);
});

test("what is said of a page by both indexes is added up, in the measure in which they know the words", () => {
  const opinion = (searcher: Searcher, knownShare: number, scores: [recordNumber: number, score: number][]) => ({
    knownShare,
    pages: scores.map(([recordNumber, score]) => [
      { record: searcher.records[recordNumber]!, recordNumber, score, landing: () => 0 },
    ]),
  });
  const merged = (ownShare: number, otherShare: number, most = 8) => {
    const own = opinion(english, ownShare, [
      [0, 50],
      [2, 45],
    ]);
    const other = opinion(russian, otherShare, [
      [2, 3],
      [1, 2],
    ]);
    const { pages } = withTwins(english, own, other, twinOf, most);
    return pages.flat().map(({ record: { path, anchor } }) => `${path}${anchor && `#${anchor}`}`);
  };
  expect(merged(0.5, 0.4)).toEqual(["/proxy/", "/canvas/", "/delete/"]);
  expect(merged(0.4, 0.5)).toEqual(["/proxy/#rotate", "/delete/", "/canvas/"]);
  expect(merged(0.4, 0.5, 2)).toHaveLength(2);
  expect(merged(0.5, 0)).toEqual(["/proxy/", "/canvas/"]);
  expect(merged(0, 0.5)).toEqual(["/delete/", "/proxy/#rotate"]);
  // What the half of the words says does not outvote who knows all of them.
  expect(merged(0.4, 1)).toEqual(["/delete/", "/proxy/#rotate", "/canvas/"]);
});

test("a correction by the reader's index is not spoken of where the other one answers too", () => {
  expect(rankedAnswer(english, "prfile удаление").corrected).toBe("profile удаление");
  expect(asked("prfile удаление").corrected).toBeNull();
});

test("words that one of the indexes has are not missing, words that neither has are", () => {
  expect(rankedAnswer(english, "canvas удаление").missing).toEqual(["удаление"]);
  expect(asked("canvas удаление").missing).toEqual([]);
  expect(asked("canvas удаление жираф").missing).toEqual(["жираф"]);
  // Neither index knows more of this query than the other.
  expect(asked("canvas жираф").missing).toEqual(["жираф"]);
});

test("the other index is not asked about words that the reader's has, nor about what is taken literally", () => {
  expect(asked("delete profile")).toMatchObject({ isAcross: false, strangers: null });
  expect(asked("удаление", { isLiteral: true })).toMatchObject({ isAcross: false, strangers: null, ranked: [] });
});

test("words in the reader's own letters are told to be of the other language only where its index knows more of them", () => {
  expect(asked("udalenie ")).toMatchObject({ isAcross: true, strangers: "ru" });
  expect(found("udalenie ")[0]).toBe("/delete/");
  expect(asked("zebra profile ")).toMatchObject({ isAcross: false, strangers: "ru", missing: ["zebra"] });
  expect(found("zebra profile ")).toEqual(rankedAnswer(english, "profile ").ranked.map(({ record }) => record.path));
});

test("Russian in Latin letters is not told to be English on a Russian site because of a word that nobody knows", () => {
  const options = { other: { searcher: english, twinOf: (path: string) => `/ru${path}` } };
  expect(rankedAnswer(russian, "udalenie zzzyx ", options)).toMatchObject({ strangers: "en", isAcross: false });
  expect(rankedAnswer(russian, "canvas zzzyx ", options)).toMatchObject({ strangers: "en", isAcross: true });
});

test("an index in the reader's own language, or in one that is not known, says nothing", () => {
  const unnamed = indexOf(undefined, { path: "/ru/trash/", title: "Proxies, удаление", text: "" });
  for (const searcher of [unnamed, english]) {
    for (const query of ["удаление", "proxies"]) {
      const options = { other: { searcher, twinOf } };
      expect(asked(query, options).isAcross).toBe(false);
      expect(found(query, options)).toEqual(rankedAnswer(english, query).ranked.map(({ record }) => record.path));
    }
  }
});

test("what is shown of a page is the reader's text", () => {
  const { ranked, show } = asked("удаление");
  expect(ranked.map((one) => show(one).excerpt)).toEqual(["Open its menu.", "Profiles wait here."]);
});
