import { expect, test } from "vitest";
import { docRecord, twins } from "../../tests/support/content/docRecords";
import { docPages } from "./docPages";
import { translationState } from "./translationState";

const summary = (docs: Parameters<typeof docPages>[0]) =>
  docPages(docs).map(({ path, isFallback, doc }) => [path, isFallback, doc.locale]);

test("a doc in both languages has a page in each", () => {
  expect(summary(twins("a.mdx"))).toEqual([
    ["/a/", false, "en"],
    ["/ru/a/", false, "ru"],
  ]);
});

test("a missing Russian doc falls back to English, at its own address", () => {
  expect(summary([docRecord("en/a.mdx")])).toEqual([
    ["/a/", false, "en"],
    ["/ru/a/", true, "en"],
  ]);
});

test("a missing English doc falls back to Russian, at its own address", () => {
  expect(summary([docRecord("ru/a.mdx")])).toEqual([
    ["/a/", true, "ru"],
    ["/ru/a/", false, "ru"],
  ]);
});

test("versions do not mix", () => {
  expect(summary([docRecord("en/a.mdx"), docRecord("versions/1.0/ru/a.mdx")]).map(([path]) => path)).toEqual([
    "/a/",
    "/ru/a/",
    "/1.0/a/",
    "/ru/1.0/a/",
  ]);
});

test("each page knows its alternates and which of them are fallbacks", () => {
  const [page] = docPages([docRecord("ru/a.mdx")]);
  expect(page?.alternates).toEqual([
    { locale: "en", path: "/a/", isFallback: true },
    { locale: "ru", path: "/ru/a/", isFallback: false },
  ]);
});

test("a translation is current, outdated, or an original of its own", () => {
  const [original, translation] = twins("a.mdx", { body: "New text." });
  expect(translationState(original, original)).toBe("source");
  expect(translationState(translation, original)).toBe("current");
  expect(translationState({ ...translation, sourceHash: "0123456789ab" }, original)).toBe("outdated");
  expect(translationState({ ...translation, sourceHash: null }, original)).toBe("outdated");
  expect(translationState(translation, null)).toBe("source");
});

test("outer white space does not make a translation outdated", () => {
  const [, translation] = twins("a.mdx", { body: "One.\n\nTwo." });
  expect(translationState(translation, docRecord("en/a.mdx", { body: "\nOne.\n\nTwo.\n" }))).toBe("current");
});
