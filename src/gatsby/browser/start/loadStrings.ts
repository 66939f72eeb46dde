import { keepStrings } from "../../../i18n/keptStrings";
import type { SharedNamespace, Strings } from "../../../i18n/strings";
import type { Locale } from "../../../site/locales";

const requests = new Map<Locale, Promise<void>>();

/** Loads the strings of a language that all pages share, once a visit. @throws when they cannot be had; the next call tries again */
export function loadStrings(locale: Locale): Promise<void> {
  const request = requests.get(locale) ?? requestStrings(locale);
  requests.set(locale, request);
  return request;
}

async function requestStrings(locale: Locale): Promise<void> {
  try {
    const { default: strings } = (await import(
      /* webpackChunkName: "strings-[request]" */ `site-strings/each/${locale}.json`
    )) as { default: Pick<Strings, SharedNamespace> };
    keepStrings(locale, strings);
  } catch (error) {
    requests.delete(locale);
    throw error;
  }
}
