import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, useMemo } from "react";
import { stripBasePath } from "../../browser/basePath";
import { useHydrated } from "../../browser/useHydrated";
import { Layout } from "../../components/layout/Layout";
import { useSearchHighlight } from "../../components/search/useSearchHighlight";
import { localeOfPath } from "../../i18n/localePath";
import type { SidebarItem } from "../../types/docs";
import type { PageContext } from "../../types/pages";

export type SiteLayoutProps = {
  pageContext: PageContext & { hasSidebar?: boolean };
  location: Location & { state: { highlight?: string[] } | null };
  children: ReactNode;
};

/** Asks the data layer for what the layout shows on every page, and hands it over. */
export function SiteLayout({ pageContext, location, children }: SiteLayoutProps) {
  const data = useStaticQuery<Queries.SiteLayoutQuery>(graphql`
    query SiteLayout {
      sidebars {
        locale
        version
        items
      }
      searchIndexes {
        locale
        version
        url
      }
      startingPoints {
        locale
        label
        path
        section
      }
      versionPaths
    }
  `);
  const { kind, version, alternates, hasSidebar = false } = pageContext;
  const path = stripBasePath(location.pathname);
  const isHydrated = useHydrated();
  // One file serves every unknown address: its language is the address', known once scripts run.
  const locale = kind === "notFound" && isHydrated ? localeOfPath(path) : pageContext.language;
  const site = useMemo(() => {
    const isHere = (place: { locale: string; version: string }) => place.locale === locale && place.version === version;
    return {
      version,
      path,
      alternates,
      hasSidebar,
      sidebar: (data.sidebars.find(isHere)?.items ?? []) as unknown as SidebarItem[],
      searchIndexUrl: data.searchIndexes.find(isHere)?.url ?? null,
      searchIndexes: data.searchIndexes.filter((index) => index.version === version),
      startingPoints: data.startingPoints,
      versionPaths: [...data.versionPaths],
    };
  }, [data, locale, version, path, alternates, hasSidebar]);
  useSearchHighlight(location.state?.highlight, path);
  return (
    <Layout locale={locale} site={site}>
      {children}
    </Layout>
  );
}
