import { expect, test } from "vitest";
import { createSearchIndex, loadSearchIndex, search, type SearchRecord } from "../search";
import { analyzerOf } from "./analyzer";

const record = (text: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  id: text,
  path: `/${text}/`,
  title: "",
  heading: "",
  anchor: "",
  section: "",
  text,
  ...more,
});

test("a word in another script than the index's is the language's of that script", () => {
  for (const analyzer of [analyzerOf("ru"), analyzerOf("en"), analyzerOf(null)]) {
    expect(analyzer.stem("profiles")).toBe("profil");
    expect(analyzer.stem("профилями")).toBe("профил");
  }
});

test("words without letters of an alphabet, and initials, stay as they are", () => {
  expect(analyzerOf("en").stems("socks5")).toEqual(["socks5"]);
  expect(analyzerOf("en").stems("vps")).toEqual(["vps"]);
  expect(analyzerOf("en").stems("größen")).toEqual(["größen"]);
});

test("the published index says which language it was made for; none is said when none was given", () => {
  const records = [record("profiles")];
  expect(createSearchIndex(records, { locale: "ru" }).entries[0]).toMatchObject({ locale: "ru" });
  expect(createSearchIndex(records).entries[0]).not.toHaveProperty("locale");
});

test("a record's own language is published where it is not that of the index", () => {
  const { entries } = createSearchIndex([record("one", { locale: "en" }), record("два", { locale: "ru" })], {
    locale: "ru",
  });
  expect(entries[0]?.documents.locales).toEqual({ 0: "en" });
});

test("an index of a language finds forms of its words, after publishing and with the language given anew", () => {
  const published = createSearchIndex([record("Откройте профиль."), record("Exporting cookies.")], { locale: "ru" });
  for (const searcher of [loadSearchIndex(published), loadSearchIndex(published, { locale: "en" })]) {
    expect(search(searcher, "профилями").map(({ record: { text } }) => text)).toEqual(["Откройте профиль."]);
    expect(search(searcher, "exported cookie").map(({ record: { text } }) => text)).toEqual(["Exporting cookies."]);
  }
});
