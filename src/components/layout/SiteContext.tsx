import { createContext, useContext } from "react";
import { isLocale, type Locale } from "../../site/locales";
import { useLocale } from "../../i18n/LocaleContext";
import type { Alternate, DocLink, SidebarItem } from "../../types/docs";

/** What the layout knows and parts deep inside the page ask for. */
export type SiteContextValue = {
  version: string;
  /** Address of the page without the path prefix. */
  path: string;
  /** The same page in every language; empty on the not-found page. */
  alternates: Alternate[];
  sidebar: SidebarItem[];
  hasSidebar: boolean;
  /** Addresses of all docs of the versions readers can switch to; empty while there is one version. */
  versionPaths: string[];
  searchIndexUrl: string | null;
  /** The indexes of the same version in every language. */
  searchIndexes: readonly { locale: string; url: string }[];
  /** In every language; `useStartingPoints` picks the reader's. */
  startingPoints: readonly (DocLink & { section: string; locale: string })[];
};

export const SiteContext = createContext<SiteContextValue | null>(null);

/** @throws outside the layout */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error("useSite needs the layout around it");
  return value;
}

/** Good docs to begin with, in the language around a component. */
export function useStartingPoints(): (DocLink & { section: string })[] {
  const locale = useLocale();
  return useSite().startingPoints.filter((link) => link.locale === locale);
}

/** Where the search index of each language is, and whether it is that of the language around a component. */
export function useSearchIndexes(): { locale: Locale; url: string; isOwn: boolean }[] {
  const own = useLocale();
  return useSite().searchIndexes.flatMap(({ locale, url }) =>
    isLocale(locale) ? [{ locale, url, isOwn: locale === own }] : [],
  );
}
