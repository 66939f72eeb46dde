import { expect, test } from "vitest";
import { sitemap } from "./sitemap";

test("lists a page with its translations and its last change", () => {
  const alternates = [
    { locale: "en", path: "/a/", isFallback: false },
    { locale: "ru", path: "/ru/a/", isFallback: false },
  ] as const;
  const xml = sitemap(
    [{ path: "/ru/a/", alternates: [...alternates], lastChange: "2026-11-21" }],
    "https://example.org",
  );
  expect(xml).toContain("<loc>https://example.org/ru/a/</loc>");
  expect(xml).toContain("<lastmod>2026-11-21</lastmod>");
  expect(xml).toContain('hreflang="en" href="https://example.org/a/"');
  expect(xml).toContain('hreflang="x-default" href="https://example.org/a/"');
});

test("names no translation that does not exist", () => {
  const alternates = [
    { locale: "en", path: "/a/", isFallback: false },
    { locale: "ru", path: "/ru/a/", isFallback: true },
  ] as const;
  expect(sitemap([{ path: "/a/", alternates: [...alternates], lastChange: null }], "")).not.toContain("/ru/a/");
});
