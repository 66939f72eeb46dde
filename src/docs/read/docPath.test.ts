import { expect, test } from "vitest";
import { docLocation } from "./docPath";

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
