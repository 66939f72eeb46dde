import { expect, test } from "vitest";
import { commonWords } from "../docs/checks/spelling/commonWords";
import { localeKeys } from "../site/locales";
import { searchLanguages } from "./languages";

test.each(localeKeys)(
  "%s: a stem begins as its word does, which tells soon what is none of a query's words",
  (locale) => {
    const { alphabet, stems } = searchLanguages[locale];
    const words = commonWords(locale).filter((word) => alphabet.test(word));
    expect(words.length).toBeGreaterThan(1000);
    expect(words.filter((word) => stems(word).some((stem) => !stem.startsWith(word.charAt(0))))).toEqual([]);
  },
);
