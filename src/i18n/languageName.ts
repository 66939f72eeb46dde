import { type Locale, locales } from "../site/locales";

/** What a language is called in another: Russian is «Russian» in English and «русский» in Russian. */
export function languageName(locale: Locale, inLocale: Locale): string {
  const names = new Intl.DisplayNames([locales[inLocale].htmlLang], { type: "language" });
  return names.of(locales[locale].htmlLang) ?? locales[locale].label;
}
