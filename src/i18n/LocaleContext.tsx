import { createContext, useContext } from "react";
import { defaultLocale, type Locale } from "../site/locales";
import { say } from "./keptStrings";
import type { Namespace, OwnNamespace, SharedNamespace, Translate } from "./strings";

/** Language of the page around a component. */
export const LocaleContext = createContext<Locale>(defaultLocale);

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Words of one part of the interface in the language of the page around a component. */
export function useStrings<N extends SharedNamespace>(namespace: N): Translate<N> {
  return useTranslate(namespace);
}

/** The same for a part whose words come with its code: the module that keeps them hands them out. */
export function useOwnStrings<N extends OwnNamespace>(namespace: N): Translate<N> {
  return useTranslate(namespace);
}

function useTranslate<N extends Namespace>(namespace: N): Translate<N> {
  const locale = useLocale();
  return (key, values) => say(locale, namespace, key, values);
}
