import { expect, test } from "vitest";
import { docLocation, docUrl } from "./docPath";

test.each([
  ["en/index.mdx", { version: "current", locale: "en", slug: "", isIndex: true }],
  ["ru/profiles/index.mdx", { version: "current", locale: "ru", slug: "profiles", isIndex: true }],
  ["en/profiles/creation.mdx", { version: "current", locale: "en", slug: "profiles/creation", isIndex: false }],
  ["versions/1.0/ru/api/faq.mdx", { version: "1.0", locale: "ru", slug: "api/faq", isIndex: false }],
  ["de/profiles/faq.mdx", null],
  ["stray.mdx", null],
])("%s", (path, location) => {
  expect(docLocation(path)).toEqual(location);
});

test.each([
  ["en", "current", "", "/"],
  ["ru", "current", "profiles/faq", "/ru/profiles/faq/"],
  ["ru", "1.0", "", "/ru/1.0/"],
  ["en", "1.0", "api", "/1.0/api/"],
] as const)("address of %s %s %s", (locale, version, slug, url) => {
  expect(docUrl(locale, version, slug)).toBe(url);
});
