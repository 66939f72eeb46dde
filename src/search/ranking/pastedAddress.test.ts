import { expect, test } from "vitest";
import { page, searcherOf } from "../../tests/support/content/testSearcher";
import { answer } from "../search";
import { recordAtAddress } from "./pastedAddress";

const site = searcherOf(
  page("/ru/petals/", "Лепестки", { "": "Что такое petals." }),
  page("/ru/petals/hints/", "Советы", { "": "Не спешите.", "Когда сеять": "До первых заморозков." }),
  page("/ru/profile/", "Профиль", { "": "Адрес запроса: petals/start." }),
  page("/ru/", "Главная", { "": "Добро пожаловать." }),
);

const found = (query: string, section?: string) => answer(site, query, { section });
const first = (query: string) => {
  const [hit] = found(query).hits;
  return hit && `${hit.record.path}#${hit.record.anchor}`;
};

test.each([
  "/ru/petals/hints/",
  "/petals/hints",
  "petals/hints/",
  "/petals/hints/?from=mail",
  "https://docs.example.com/ru/petals/hints/",
  "docs.example.com/petals/hints",
  " https://example.com/help/en/petals/hints/#no-such-anchor",
])("the address «%s» leads to its page in the reader's language, and nothing is said of its words", (address) => {
  expect(first(address)).toBe("/ru/petals/hints/#");
  expect(found(address)).toMatchObject({ corrected: null, missing: [], alike: [], strangers: null, isAcross: false });
});

test("an address with an anchor leads to that section, and its page is shown once", () => {
  expect(first("/ru/petals/hints/#Когда сеять")).toBe("/ru/petals/hints/#");
  const [section] = site.records.filter(({ heading }) => heading !== "");
  for (const anchor of [section?.anchor ?? "", encodeURIComponent(section?.anchor ?? "")]) {
    expect(first(`/petals/hints/#${anchor}`)).toBe(`/ru/petals/hints/#${section?.anchor}`);
  }
  const numbers = found("/petals/hints/").hits.map(({ recordNumber }) => recordNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("a path that no page has is what its words say, and so is one that stands among other words", () => {
  expect(first("petals/start")).toBe("/ru/profile/#");
  expect(recordAtAddress(site, "https://api.example.com/v1/profile")).toBeNull();
  expect(first("example/petals/hints")).not.toBe("/ru/petals/hints/#");
  expect(first("start /petals/hints/")).toBe("/ru/profile/#");
});

test("a page of another section than the chosen one stays out", () => {
  const paths = found("/petals/hints/", "Data").hits.map(({ record }) => record.path);
  expect(paths).not.toContain("/ru/petals/hints/");
});

test("an address none of whose words a page has is an answer by itself", () => {
  const alone = searcherOf(page("/ru/zebra/", "Кони", { "": "В полоску." }));
  const { hits, total } = answer(alone, "/zebra/");
  expect([hits.map(({ record }) => record.path), total]).toEqual([["/ru/zebra/"], 1]);
});
