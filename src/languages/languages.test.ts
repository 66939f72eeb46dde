import { expect, test } from "vitest";
import { commonWords } from "../docs/checks/spelling/commonWords";
import { analyzerOf } from "../search/words/analyzer";
import { localeKeys } from "../site/locales";
import { searchLanguages } from "./languages";

test.each(localeKeys)(
  "%s: a stem begins as its word does, which tells soon what is none of a query's words",
  (locale) => {
    const { alphabet } = searchLanguages[locale];
    const { stems } = analyzerOf(locale);
    const words = commonWords(locale).filter((word) => alphabet.test(word));
    expect(words.length).toBeGreaterThan(1000);
    expect(words.filter((word) => stems(word).some((stem) => !stem.startsWith(word.charAt(0))))).toEqual([]);
  },
);

const stemsOf = (locale: "en" | "ru", words: string[]) => words.map(analyzerOf(locale).stems);

test.each<["en" | "ru", ...string[]]>([
  ["en", "organise", "organize", "organisation", "organizing"],
  ["en", "analyse", "analyze"],
  ["en", "emphasise", "emphasize"],
  ["en", "colour", "color", "colours"],
  ["en", "behaviour", "behavior"],
  ["en", "centre", "center", "centres"],
  ["en", "licence", "license", "licencing"],
  ["en", "catalogue", "catalog"],
  ["en", "programme", "program"],
  ["en", "cancelled", "canceled"],
  ["en", "greyed", "grayed", "grey"],
  ["en", "postmen", "postman"],
  ["en", "generally", "general"],
  ["en", "importance", "important", "importantly"],
  ["en", "communicate", "communicates", "communication"],
  ["en", "experiment", "experiments", "experimenting"],
  ["en", "minority", "minorities"],
  ["en", "guy", "guys"],
  ["en", "guide", "guided", "guides"],
  ["ru", "правило", "правила", "правилам"],
  ["ru", "часть", "части", "частью"],
  ["ru", "статья", "статьи", "статей"],
  ["ru", "токен", "токены", "токенами"],
  ["ru", "линия", "линии", "линией"],
  ["ru", "стоит", "стоило", "стоят"],
  ["ru", "дети", "детей", "детьми"],
  ["ru", "платье", "платья", "платьев"],
  ["ru", "тема", "темы", "темой"],
  ["ru", "странный", "странно", "странные"],
])("%s: %s is %s, as Britain and America spell it or as the word goes", (locale, ...words) => {
  expect(new Set(stemsOf(locale, words).map((stems) => stems.join())).size).toBe(1);
});

test.each<["en" | "ru", string, string]>([
  ["en", "organize", "organ"],
  ["en", "resize", "resis"],
  ["en", "size", "sis"],
  ["en", "colour", "colon"],
  ["en", "hour", "horror"],
  ["en", "general", "generate"],
  ["en", "several", "sever"],
  ["en", "business", "busy"],
  ["en", "identical", "identity"],
  ["en", "importance", "import"],
  ["en", "specimen", "speciman"],
  ["en", "communicate", "community"],
  ["en", "electronics", "electron"],
  ["en", "evening", "even"],
  ["en", "integrity", "integration"],
  ["en", "guys", "gui"],
  ["en", "customer", "custom"],
  ["ru", "правила", "права"],
  ["ru", "вместе", "вместо"],
  ["ru", "части", "часто"],
  ["ru", "цели", "целый"],
  ["ru", "статьи", "стать"],
  ["ru", "домены", "дом"],
  ["ru", "серый", "серия"],
  ["ru", "стоит", "сто"],
  ["ru", "кредит", "креды"],
  ["ru", "дорога", "дорогой"],
  ["ru", "линия", "линь"],
  ["ru", "идея", "ид"],
  ["ru", "вино", "вин"],
  ["ru", "дети", "деть"],
  ["ru", "рис", "рисует"],
  ["ru", "братья", "брать"],
  ["ru", "настроение", "настроенный"],
  ["ru", "временный", "время"],
  ["ru", "странно", "страна"],
  ["ru", "тема", "теми"],
  ["ru", "массив", "масса"],
])("%s: %s is not %s, whatever a stemmer takes it for", (locale, ...words) => {
  const [stems = [], others = []] = stemsOf(locale, words);
  expect(stems.filter((stem) => others.includes(stem))).toEqual([]);
});

test.each<["en" | "ru", string, string]>([
  ["en", "organiz", "organise"],
  ["en", "colou", "color"],
  ["en", "licenc", "license"],
  ["ru", "част", "часть"],
  ["ru", "статьи", "статья"],
  ["ru", "прави", "правила"],
])("%s: %s, while it is typed, begins %s", (locale, ...words) => {
  const [[beginning = "?"] = [], [stem] = []] = stemsOf(locale, words);
  expect(stem?.startsWith(beginning)).toBe(true);
});

test.each(localeKeys)(
  "%s: words that say little are none of grammar, and none that deny, which are known already",
  (locale) => {
    const { splitWords, isFiller, isStopWord, isDenial } = analyzerOf(locale);
    const fillers = splitWords(searchLanguages[locale].fillers ?? "");
    expect(fillers.length).toBeGreaterThan(20);
    expect(fillers.filter((word) => !isFiller(word) || isStopWord(word) || isDenial(word))).toEqual([]);
  },
);
