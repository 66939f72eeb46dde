import { expect, test } from "vitest";
import { addLocale, localeOfPath, stripLocale } from "./localePath";

test.each([
  ["/", "en", "/"],
  ["/ru", "ru", "/"],
  ["/ru/", "ru", "/"],
  ["/ru/profiles/", "ru", "/profiles/"],
  ["/rules/", "en", "/rules/"],
  ["/profiles/ru/", "en", "/profiles/ru/"],
])("%s is %s, and %s without its language", (path, locale, bare) => {
  expect(localeOfPath(path)).toBe(locale);
  expect(stripLocale(path)).toBe(bare);
});

test("adds the prefix to Russian addresses only", () => {
  expect(addLocale("/profiles/", "ru")).toBe("/ru/profiles/");
  expect(addLocale("/", "ru")).toBe("/ru/");
  expect(addLocale("/profiles/", "en")).toBe("/profiles/");
});
