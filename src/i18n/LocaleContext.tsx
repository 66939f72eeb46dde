import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { defaultLocale, type Locale } from "../site/locales";
import type { Namespace, Translate } from "./strings";

/** Language of the page around a component. */
export const LocaleContext = createContext<Locale>(defaultLocale);

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/**
 * Words of one part of the interface in the page's language. The language is the layout's, not the provider's:
 * the one not-found file serves both languages.
 */
export function useStrings<N extends Namespace>(namespace: N): Translate<N> {
  const locale = useLocale();
  const { i18n } = useTranslation();
  const translate = i18n.getFixedT(locale, namespace);
  return (key, values) => translate(key, values ?? {});
}
