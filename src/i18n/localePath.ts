import { defaultLocale, type Locale, localeKeys } from "../site/locales";

const prefixed = localeKeys.filter((key) => key !== defaultLocale);

/** Prefix of a language's addresses: `""` for the default one, else `/ru`. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}

/** `/profiles/` in a language: `/profiles/` or `/ru/profiles/`. The path has no language prefix yet. */
export function addLocale(path: string, locale: Locale): string {
  return `${localePrefix(locale)}${path}`;
}

/** Language of an address, by its first segment. `/ru`, `/ru/x/` are Russian; `/rules/` is not. */
export function localeOfPath(path: string): Locale {
  return prefixed.find((key) => path === `/${key}` || path.startsWith(`/${key}/`)) ?? defaultLocale;
}
