/** What Gatsby's runtime puts on the window; described as far as we use it. */
interface GatsbyLoader {
  loadPage(path: string): Promise<GatsbyPageResources | undefined>;
  /** What has been loaded already. */
  loadPageSync(path: string, options?: object): GatsbyPageResources | undefined;
  /** Which build is on the host; nothing when it does not say. */
  loadAppData(): Promise<GatsbyAppData | undefined>;
  hovering(path: string): void;
  /** Asks for a page ahead of time; the answer can take the request back. */
  enqueue(path: string): { then(): void; abort(): void };
}

interface GatsbyAppData {
  webpackCompilationHash: string;
}

interface GatsbyPageResources {
  /** `error` when there is nothing else; of pages that came it says nothing. */
  status?: string;
  page: { path: string; webpackCompilationHash: string };
  json: { pageContext: Partial<import("./pages").PageContext>; data?: unknown };
}

interface Window {
  ___loader: GatsbyLoader;
  /** The build that the page is of. */
  ___webpackCompilationHash: string;
  ___chunkMapping: string | Record<string, string[]>;
  ___navigate(to: string, options?: object): void;
  ___push(to: string, options?: object): void;
  /** Set when our scripts run; without it the site did not load. */
  ___started?: boolean;
  /** Buttons and keys of the search that were pressed before React had drawn the first page. */
  ___presses?: (HTMLElement | KeyboardEventInit)[];
  /** Set when React has drawn the first page: from then on the router follows the address. */
  ___shown?: boolean;
  /** Address of the page that was sent, which Gatsby compares with the reader's. */
  pagePath?: string | undefined;
}

interface Navigator {
  /** Network Information API (https://wicg.github.io/netinfo/); Chromium only. */
  connection?: { effectiveType?: string; saveData?: boolean };
}

declare const __PATH_PREFIX__: string;

/** Files of the app and of each template's chunk in the build; see `firstFiles`. Only the HTML renderer knows it. */
declare const FIRST_FILES: Record<string, string[]>;

declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.css";

/** Gatsby's own loader, as far as we mend it. */
declare module "gatsby-loader" {
  export class ProdLoader {
    /** What is known of pages, by their address without prefix, query and last slash. */
    pageDb: Map<string, unknown>;
    pageDataDb: Map<string, unknown>;
    loadPage(path: string): Promise<GatsbyPageResources | undefined>;
    loadAppData(retries?: number): Promise<GatsbyAppData | undefined>;
  }
}

/** Strings of the interface, written by `src/gatsby/files/stringFiles.ts`. */
declare module "site-strings/all.json" {
  const strings: Record<import("../site/locales").Locale, import("../i18n/strings").Strings>;
  export = strings;
}

declare module "site-strings/own/home.json" {
  const strings: Record<import("../site/locales").Locale, import("../i18n/strings").Strings["home"]>;
  export = strings;
}

declare module "site-strings/own/search.json" {
  const strings: Record<import("../site/locales").Locale, import("../i18n/strings").Strings["search"]>;
  export = strings;
}
