import { type ReactNode, useEffect, useMemo, useState } from "react";
import { stripBasePath } from "../../browser/basePath";
import { isSlowConnection } from "../../browser/connection";
import { loadSiteData, useSiteData } from "../../browser/siteData";
import { useHydrated } from "../../browser/useHydrated";
import { whenIdle } from "../../browser/whenIdle";
import { Layout } from "../../components/layout/Layout";
import { SearchMarks } from "../../components/search/marks/SearchMarks";
import { mergeSidebars } from "../../components/sidebar/mergeSidebars";
import { localeOfPath } from "../../i18n/localePath";
import { Findings } from "./Findings";
import type { SidebarItem } from "../../types/docs";
import type { PageContext } from "../../types/pages";

/** What a page brings of the sidebar: its own branch, or on the not-found page one for each language. */
export type SidebarRows = { readonly locale: string; readonly version: string; readonly items: unknown };

export type SiteLayoutProps = {
  pageContext: Omit<PageContext, "branchId" | "i18n"> & { hasSidebar?: boolean };
  location: Location & { state: { highlight?: string[] } | null };
  rows: readonly SidebarRows[];
  /** Whether the page has a list of its headings. */
  hasContents: boolean;
  children: ReactNode;
};

/** webpack puts the word in the place of the name, and leaves out what a production build never shows. */
declare const process: { env: { NODE_ENV: string } };

/** Hands the layout what it shows on every page: what the page brings, and what has been loaded besides. */
export function SiteLayout({ pageContext, location, rows, hasContents, children }: SiteLayoutProps) {
  const { kind, version, alternates, versions, older = null, hasSidebar = false } = pageContext;
  const path = stripBasePath(location.pathname);
  const isHydrated = useHydrated();
  // One file serves every unknown address: its language is the address', known once scripts run.
  const locale = kind === "notFound" && isHydrated ? localeOfPath(path) : pageContext.language;
  const { data } = useSiteData(locale, version);
  const own = rows.find((row) => row.locale === locale && row.version === version)?.items as SidebarItem[] | undefined;
  const known = useKnownRows(`${locale}:${version}`, own);
  // What a page brings is as new as the page; what was loaded may be older.
  const sidebar = useMemo(() => (data ? mergeSidebars(data.sidebar, known) : known), [data, known]);
  useEffect(() => {
    whenIdle(() => {
      if (!isSlowConnection()) void loadSiteData(locale, version);
    });
  }, [locale, version]);
  const site = useMemo(
    () => ({ version, alternates, versions, older, hasSidebar, sidebar }),
    [version, alternates, versions, older, hasSidebar, sidebar],
  );
  return (
    <Layout locale={locale} path={path} site={site} hasContents={hasContents}>
      {process.env.NODE_ENV === "development" && <Findings path={path} locale={locale} version={version} />}
      {children}
      <SearchMarks stems={location.state?.highlight} search={location.search} hash={location.hash} path={path} />
    </Layout>
  );
}

const none: SidebarItem[] = [];

/** The rows of the sidebar that this page and the pages before it have brought. */
function useKnownRows(edition: string, brought: SidebarItem[] = none): SidebarItem[] {
  const [known, setKnown] = useState({ edition, brought, rows: brought });
  if (known.edition === edition && known.brought === brought) return known.rows;
  const rows = known.edition === edition ? mergeSidebars(known.rows, brought) : brought;
  setKnown({ edition, brought, rows });
  return rows;
}
