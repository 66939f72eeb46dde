import { createContext, useContext } from "react";
import { useSiteData } from "../../browser/siteData";
import { isLocale, type Locale } from "../../site/locales";
import { useLocale } from "../../i18n/LocaleContext";
import { pageAddress } from "../../i18n/pageAddress";
import { currentVersion, type frameSlugs } from "../../site/names";
import type { Alternate, OlderVersion, SectionedLink, SidebarItem, VersionLink } from "../../types/docs";

/** What the layout knows and parts deep inside the page ask for. */
export type SiteContextValue = {
  version: string;
  /** The same page in every language; empty on the not-found page. */
  alternates: Alternate[];
  /** The rows that are known by now; those of closed categories may still be missing. */
  sidebar: SidebarItem[];
  hasSidebar: boolean;
  /** Where the versions of the documentation lead from here; empty while there is one version. */
  versions: VersionLink[];
  /** Null in the current version. */
  older: OlderVersion | null;
};

export const SiteContext = createContext<SiteContextValue | null>(null);

/** @throws outside the layout */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error("useSite needs the layout around it");
  return value;
}

/** Address of a page that the frame leads to: in the version that is read, or in the current one where only that has it. */
export function useFrameAddress(slug: (typeof frameSlugs)[number]): string {
  const { version, older } = useSite();
  return pageAddress(useLocale(), older?.missingSlugs.includes(slug) ? currentVersion : version, slug);
}

/** Good docs to begin with, in the reader's language; none until they are loaded. */
export function useStartingPoints(): SectionedLink[] {
  return useSiteData(useLocale(), useSite().version).data?.startingPoints ?? [];
}

/** Where the search index of each language is, and whether it is that of the language around a component. */
export function useSearchIndexes(): { locale: Locale; url: string; isOwn: boolean }[] {
  const own = useLocale();
  const { data } = useSiteData(own, useSite().version);
  return (data?.searchIndexes ?? []).flatMap(({ locale, url }) =>
    isLocale(locale) ? [{ locale, url, isOwn: locale === own }] : [],
  );
}
