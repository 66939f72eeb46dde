import { type ReactNode, useEffect, useState } from "react";
import { LocaleContext } from "../../i18n/LocaleContext";
import { siteConfig } from "../../site/siteConfig";
import { type Locale, locales } from "../../site/locales";
import { AnnouncementBar } from "../announcement/AnnouncementBar";
import { BackToTop } from "../backToTop/BackToTop";
import { ErrorBoundary } from "../crash/ErrorBoundary";
import { Drawer } from "../drawer/Drawer";
import { Header } from "../header/Header";
import { SearchProvider } from "../search/SearchProvider";
import { Sidebar } from "../sidebar/Sidebar";
import { SiteFooter } from "../siteFooter/SiteFooter";
import * as styles from "./Layout.module.css";
import { PathContext } from "../basics/link/PathContext";
import { SiteContext, type SiteContextValue } from "../siteContext/SiteContext";
import { PageAnnouncer } from "./PageAnnouncer";
import { SkipLink } from "../skipLink/SkipLink";

type Props = {
  locale: Locale;
  /** Address of the page without the path prefix. */
  path: string;
  site: SiteContextValue;
  /** Whether the page has a list of its headings. */
  hasContents: boolean;
  children: ReactNode;
};

/** The frame of every page. It stays while pages change inside it, and so do the sidebar's scroll and open categories. */
export function Layout({ locale, path, site, hasContents, children }: Props) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => {
    // The static page has it from the build; a change of language keeps the document.
    const root = document.documentElement;
    const { htmlLang, direction } = locales[locale];
    // Even the same word, written again, has browsers work out every style anew.
    if (root.lang === htmlLang && root.dir === direction) return;
    root.lang = htmlLang;
    root.dir = direction;
  }, [locale]);
  return (
    <LocaleContext.Provider value={locale}>
      <PathContext.Provider value={path}>
        <SiteContext.Provider value={site}>
          <SearchProvider>
            <SkipLink hasContents={hasContents} />
            {siteConfig.announcement && <AnnouncementBar {...siteConfig.announcement} />}
            <Header isDrawerOpen={isDrawerOpen} onOpenDrawer={() => setDrawerOpen(true)} />
            <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
            <div className={site.hasSidebar ? styles.withSidebar : styles.plain}>
              {site.hasSidebar && <Sidebar />}
              <main className={styles.main} id="main">
                <ErrorBoundary resetKey={path}>{children}</ErrorBoundary>
              </main>
              <SiteFooter />
            </div>
            <BackToTop />
            <PageAnnouncer />
          </SearchProvider>
        </SiteContext.Provider>
      </PathContext.Provider>
    </LocaleContext.Provider>
  );
}
