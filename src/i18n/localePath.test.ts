import { expect, test } from "vitest";
import { addLocale, localeOfPath } from "./localePath";

test.each([
  ["/", "en"],
  ["/ru", "ru"],
  ["/ru/", "ru"],
  ["/ru/guide/", "ru"],
  ["/rules/", "en"],
  ["/guide/ru/", "en"],
])("%s is %s", (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

test("adds the prefix to Russian addresses only", () => {
  expect(addLocale("/guide/", "ru")).toBe("/ru/guide/");
  expect(addLocale("/", "ru")).toBe("/ru/");
  expect(addLocale("/guide/", "en")).toBe("/guide/");
});
