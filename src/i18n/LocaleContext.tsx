import { createContext, useContext } from "react";
import { defaultLocale, type Locale, localeKeys } from "../site/locales";
import { keepStrings, say } from "./keptStrings";
import type { Namespace, OwnNamespace, SharedNamespace, Strings, Translate } from "./strings";

/** Language of the page around a component. */
export const LocaleContext = createContext<Locale>(defaultLocale);

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Words of one part of the interface in the language of the page around a component. */
export function useStrings<N extends SharedNamespace>(namespace: N): Translate<N> {
  return useTranslate(namespace);
}

/**
 * Keeps the words of a part of the interface that come with its code.
 * @returns the hook that hands them out: only who has it can ask for them
 */
export function ownStrings<N extends OwnNamespace>(
  namespace: N,
  strings: Record<Locale, Strings[N]>,
): () => Translate<N> {
  for (const locale of localeKeys) keepStrings(locale, { [namespace]: strings[locale] });
  return function useOwnStrings() {
    return useTranslate(namespace);
  };
}

function useTranslate<N extends Namespace>(namespace: N): Translate<N> {
  const locale = useLocale();
  return (key, values) => say(locale, namespace, key, values);
}
