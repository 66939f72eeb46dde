import { expect, test } from "vitest";
import { createSearchIndex, loadSearchIndex, rankedAnswer, search } from "../search";

const rest = { anchor: "", heading: "" };
const records = [
  { ...rest, id: 0, path: "/scripts/", section: "API", title: "Sign in automatically", text: "Sign in again." },
  { ...rest, id: 1, path: "/account/safety/", section: "Account", title: "Sign in and stay safe", text: "Be careful." },
  { ...rest, id: 2, path: "/account/tea/", section: "Account", title: "Sign a cup", text: "Come in." },
];
const searcher = loadSearchIndex(createSearchIndex(records, { locale: "en", programSections: ["API"] }));
const paths = (query: string, among = searcher) => search(among, query).map(({ record }) => record.path);

test("a page for people comes before one for programs that says more than was typed", () => {
  expect(paths("sign in").slice(0, 2)).toEqual(["/account/safety/", "/scripts/"]);
});

test("not when the page for programs says just that, the query speaks of programs, or no page for people does", () => {
  expect(paths("automatic sign in")[0]).toBe("/scripts/");
  expect(paths("sign in script")[0]).toBe("/scripts/");
  const alone = createSearchIndex([records[0]!, records[2]!], { locale: "en", programSections: ["API"] });
  expect(paths("sign in", loadSearchIndex(alone))[0]).toBe("/scripts/");
});

test("a page for people that has all words comes before one for programs whose heading has not", () => {
  const first = (title: string) => {
    const pages = [
      {
        ...rest,
        id: 0,
        path: "/scripts/",
        section: "API",
        title,
        text: "It has a lid. Teapots of tin have a lid of tin.",
      },
      { ...rest, id: 1, path: "/kitchen/tea/", section: "Tea", title: "Lids and cups", text: "A teapot needs one." },
      { ...rest, id: 2, path: "/coffee/", section: "Tea", title: "Coffee", text: "Beans." },
    ];
    return paths(
      "teapot lid",
      loadSearchIndex(createSearchIndex(pages, { locale: "en", programSections: ["API"] })),
    )[0];
  };
  expect(first("Teapots")).toBe("/kitchen/tea/");
  expect(first("Teapots and their lids")).toBe("/scripts/");
});

test("neither does it where the query is in another language, however often code here has its words", () => {
  const texts = ["Команда `sign in`.", "Пароль и вход.", "Чашка."];
  const titles = ["Автоматический вход", "Вход и осторожность", "Чашка"];
  const there = records.map((record, id) => {
    return { ...record, path: `/ru${record.path}`, title: titles[id]!, text: texts[id]! };
  });
  const russian = loadSearchIndex(createSearchIndex(there, { locale: "ru", programSections: ["API"] }));
  const other = { searcher, twinOf: (path: string) => `/ru${path}` };
  const asked = (query: string) => rankedAnswer(russian, query, { other }).ranked.map(({ record }) => record.path);
  expect(asked("sign in")[0]).toBe("/ru/account/safety/");
  expect(asked("sign in script")[0]).toBe("/ru/scripts/");
});
