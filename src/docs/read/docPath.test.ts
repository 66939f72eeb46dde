import { expect, test } from "vitest";
import { docLocation, docUrl } from "./docPath";

test.each([
  ["en/index.mdx", { version: "current", locale: "en", slug: "", isIndex: true }],
  ["ru/guide/index.mdx", { version: "current", locale: "ru", slug: "guide", isIndex: true }],
  ["en/guide/page.mdx", { version: "current", locale: "en", slug: "guide/page", isIndex: false }],
  ["versions/1.0/ru/tools/faq.mdx", { version: "1.0", locale: "ru", slug: "tools/faq", isIndex: false }],
  ["de/guide/faq.mdx", null],
  ["stray.mdx", null],
])("%s", (path, location) => {
  expect(docLocation(path)).toEqual(location);
});

test.each([
  ["en", "current", "", "/"],
  ["ru", "current", "guide/faq", "/ru/guide/faq/"],
  ["ru", "1.0", "", "/ru/1.0/"],
  ["en", "1.0", "tools", "/1.0/tools/"],
] as const)("address of %s %s %s", (locale, version, slug, url) => {
  expect(docUrl(locale, version, slug)).toBe(url);
});
