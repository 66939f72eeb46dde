import { expect, test } from "vitest";
import { addLocale, localeOfPath, stripLocale } from "./localePath";

test.each([
  ["/", "en", "/"],
  ["/ru", "ru", "/"],
  ["/ru/", "ru", "/"],
  ["/ru/guide/", "ru", "/guide/"],
  ["/rules/", "en", "/rules/"],
  ["/guide/ru/", "en", "/guide/ru/"],
])("%s is %s, and %s without its language", (path, locale, bare) => {
  expect(localeOfPath(path)).toBe(locale);
  expect(stripLocale(path)).toBe(bare);
});

test("adds the prefix to Russian addresses only", () => {
  expect(addLocale("/guide/", "ru")).toBe("/ru/guide/");
  expect(addLocale("/", "ru")).toBe("/ru/");
  expect(addLocale("/guide/", "en")).toBe("/guide/");
});
