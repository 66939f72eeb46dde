import type { Locale } from "../site/locales";
import type { Namespace, SharedNamespace, Strings } from "./strings";
import { type Resources, translate } from "./translate";

const kept: Resources = {};

/** Keeps strings of a language for all components. Those of all pages are loaded once, before the first page that speaks it. */
export function keepStrings(locale: Locale, strings: Partial<Strings>): void {
  kept[locale] = { ...kept[locale], ...strings };
}

/** The strings of one part of the interface, for heads of pages, which stand outside every provider. @throws before they are kept */
export function stringsOf<N extends SharedNamespace>(locale: Locale, namespace: N): Strings[N] {
  const strings = kept[locale]?.[namespace];
  if (!strings) throw new Error(`The strings of «${namespace}» in «${locale}» have not been loaded`);
  return strings as Strings[N];
}

/** What `key` says in a language, filled with values. */
export function say(
  locale: Locale,
  namespace: Namespace,
  key: string,
  values?: Record<string, string | number>,
): string {
  return translate(kept, locale, namespace, key, values);
}
