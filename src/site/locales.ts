/** A language the site is published in. `htmlLang` is the BCP 47 tag for `<html lang>` and `hreflang`. */
export type LocaleDescription = {
  key: string;
  label: string;
  direction: "ltr" | "rtl";
  htmlLang: string;
  /** The language as a country writes it, for Open Graph and for dates: `en_GB`. */
  openGraph: string;
  /** Not every doc is translated, and need not be: `npm run check` says once how many are missing. */
  isPartial?: boolean;
};

/** The only list of languages. The order is the order of the language menu. */
export const locales = {
  en: { key: "en", label: "English", direction: "ltr", htmlLang: "en", openGraph: "en_GB" },
  ru: { key: "ru", label: "Русский", direction: "ltr", htmlLang: "ru", openGraph: "ru_RU" },
} as const satisfies Record<string, LocaleDescription>;

export type Locale = keyof typeof locales;

export const localeKeys = Object.keys(locales) as Locale[];

const descriptions: Record<Locale, LocaleDescription> = locales;

/** Languages that need not have every doc. */
export const partialLocales = localeKeys.filter((locale) => descriptions[locale].isPartial);

/** The language without a prefix in its addresses. */
export const defaultLocale = "en" satisfies Locale;

/** Whether a text names one of our languages. */
export function isLocale(text: string): text is Locale {
  return text in locales;
}
