import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { localeKeys } from "../site/locales";

const folder = path.join(__dirname, "..", "locales");
const read = (locale: string, file: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, locale, file), "utf8")) as Record<string, string>;
const files = fs.readdirSync(path.join(folder, "en"));
const bare = (keys: string[]) => [...new Set(keys.map((key) => key.replace(/_(one|few|many|other)$/, "")))].sort();
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

test("no message shows a code instead of saying what happened [S8.16]", () => {
  const codes = localeKeys.flatMap((locale) =>
    files.flatMap((file) => Object.values(read(locale, file)).filter((text) => /\b[A-Z]+[-_]?\d{2,}\b/.test(text))),
  );
  expect(codes).toEqual([]);
});

describe.each(files)("%s", (file) => {
  const english = read("en", file);
  test("has the same keys in every language [S0.3]", () => {
    for (const locale of localeKeys) expect(bare(Object.keys(read(locale, file)))).toEqual(bare(Object.keys(english)));
  });

  test("has no empty string and the same {{placeholders}} in every language", () => {
    for (const [key, text] of localeKeys.flatMap((locale) => Object.entries(read(locale, file)))) {
      expect(text.trim(), key).not.toBe("");
      const original = english[key] ?? english[key.replace(/_(few|many)$/, "_other")];
      expect(placeholders(text), key).toEqual(placeholders(original ?? ""));
    }
  });

  test("has every plural form its language needs", () => {
    for (const locale of localeKeys) {
      const strings = read(locale, file);
      const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      const plurals = bare(Object.keys(strings).filter((key) => /_(one|few|many|other)$/.test(key)));
      for (const key of plurals)
        for (const category of categories) expect(strings).toHaveProperty(`${key}_${category}`);
    }
  });
});
