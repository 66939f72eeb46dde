import fs from "node:fs";
import { expect, test } from "vitest";
import { localeOfWord } from "../../../languages/localeOfWord";
import { writingLanguages } from "../../../languages/languages";
import { defaultLocale, type Locale, localeKeys } from "../../../site/locales";
import { filesBelow } from "../../filesBelow";
import { installedFile } from "../installedFile";
import { dictionary } from "./dictionary";
import { ownWords, ownWordsFile } from "./ownWords";

// Editors read the field `cspell` of package.json (https://cspell.org/docs/Configuration); nothing of ours runs there.
type Settings = {
  import: string[];
  dictionaryDefinitions: { name: string; path: string }[];
  patterns: { name: string; pattern: string }[];
  ignoreRegExpList: string[];
  overrides: { filename: string; language: string; dictionaries: string[] }[];
};
const { cspell } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { cspell: Settings };

/** Languages with a dictionary, and what cspell reads of its package. */
const checked = localeKeys.flatMap((locale) => {
  const [scope, name] = (writingLanguages[locale].dictionary ?? "").split("/");
  return scope && name ? [{ locale, settings: `${scope}/${name}/cspell-ext.json` }] : [];
});

/** How the dictionary of a language calls the language: `en-GB`. */
function languageOf(locale: Locale): string {
  const { settings = "" } = checked.find((language) => language.locale === locale) ?? {};
  const [, name = ""] = /"locale": "([\w-]+)/.exec(fs.readFileSync(installedFile(settings), "utf8")) ?? [];
  return name;
}

test.each(localeKeys)("the dictionary of «%s» is the one that its pack names, and knows our own words", (locale) => {
  const words = dictionary(locale);
  expect(words === null).toBe(writingLanguages[locale].dictionary === null);
  const own = ownWords(locale)
    .split("\n")
    .filter((line) => line && !/^[#+]|\+$/.test(line));
  expect(own.filter((word) => !words?.has(word.replace("*", "")))).toEqual([]);
});

test("editors use the dictionaries and the lists of words that the check uses, each for the docs of its language", () => {
  expect(cspell.import).toEqual(checked.map(({ settings }) => settings));
  expect(cspell.dictionaryDefinitions).toEqual(
    checked.map(({ locale }) => ({ name: `own-${locale}`, path: `./${ownWordsFile(locale)}` })),
  );
  // Words of another script are those of the default language, as for the check.
  expect(cspell.overrides).toEqual(
    checked.map(({ locale }) => {
      const spoken = [...new Set<Locale>([locale, defaultLocale])];
      return {
        filename: `content/{${locale},versions/*/${locale}}/**`,
        language: spoken.map(languageOf).join(","),
        dictionaries: spoken.map((language) => `own-${language}`),
      };
    }),
  );
  expect(cspell.ignoreRegExpList).toEqual(cspell.patterns.map(({ name }) => name));
});

const ignored = cspell.patterns.map(({ pattern }) => {
  const [, source = "", flags = ""] = /^\/(.*)\/(\w+)$/s.exec(pattern) ?? [];
  return new RegExp(source, flags);
});

/** The words of a file that an editor would underline, as far as settings decide. */
function underlined(text: string, locale: Locale): string[] {
  const hidden = new Set<number>();
  for (const pattern of ignored)
    for (const { 0: found, index } of text.matchAll(pattern))
      for (let at = index; at < index + found.length; at += 1) hidden.add(at);
  const seen = Array.from({ length: text.length }, (_none, at) => (hidden.has(at) ? " " : text.charAt(at))).join("");
  const words = seen.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
  return words.filter((word) => {
    const spoken = localeOfWord(word, locale);
    return word.length > 1 && spoken && !dictionary(spoken)?.has(word.replaceAll("’", "'"));
  });
}

test("they underline what is prose and misspelt, and leave code, addresses, names and components alone", () => {
  const text = `---
title: "Профль"
aliases: ["/ruu/zzzz/"]
keywords:
  - "прога с акками"
  - "учётка"
---

Втарая <Note title="Асдфг"> \`qwsdf\` <Path>~/wqeqw</Path>, [ссылкка](/adres/), <Fact name="zzz" />%%zzzz%%, SOCKS5, macOS.

\`\`\`bash title="wrod.sh"
qwertz \`wqeqw
\`\`\`

Опять \`qwsdf\` browserleaks.com/ip токенами, https://exmple.com/adres recieve.
`;
  expect(underlined(text, "ru")).toEqual(["Профль", "Втарая", "Асдфг", "ссылкка", "recieve"]);
});

test.each(checked)("they underline nothing in our own docs: $locale", ({ locale }) => {
  const files = filesBelow(`content/${locale}`).filter((file) => /\.mdx?$/.test(file));
  const found = files.flatMap((file) =>
    underlined(fs.readFileSync(file, "utf8"), locale).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
