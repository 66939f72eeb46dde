import english from "../locales/en/errors.json";
import russian from "../locales/ru/errors.json";
import type { Locale } from "../site/locales";

const strings: Record<Locale, typeof english> = { en: english, ru: russian };

/** Words for when things break. They are part of the script, because what failed may be what carries all others. */
export function errorStrings(locale: Locale): typeof english {
  return strings[locale];
}
