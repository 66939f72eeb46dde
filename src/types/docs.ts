import type { Locale } from "../site/locales";
import type { frameSlugs } from "../site/names";

/** An entry of the table of contents. `depth` is the heading's level, 2 or 3. */
export type TableOfContentsEntry = { depth: number; anchor: string; text: string };

/** A row of the sidebar. Categories have `items`; each has a page of its own. `isFolded`: its items are not here. */
export type SidebarItem = { label: string; path: string; items?: SidebarItem[]; isFolded?: true };

/** A named address: a breadcrumb, the previous or next doc, a card. */
export type DocLink = { label: string; path: string };

/** The same page in a language; `isFallback` when it shows the other language's text. */
export type Alternate = { locale: Locale; path: string; isFallback: boolean };

export type SearchIndexFile = { locale: Locale; version: string; url: string };

/** A doc with the name of its section. */
export type SectionedLink = DocLink & { section: string };

/** A section of the sidebar with what is in it. */
export type SectionSummary = {
  slug: string;
  label: string;
  path: string;
  description: string | null;
  docCount: number;
};

/** Where a version of the documentation leads from a page: to the same page there, or to the list of all its docs. */
export type VersionLink = { name: string; path: string; isSamePage: boolean };

/** What a page of an older version knows besides. */
export type OlderVersion = {
  /** The pages that its frame leads to in the current version, because this one does not have them. */
  missingSlugs: (typeof frameSlugs)[number][];
  /** Whether a newer version has the same page. */
  isSuperseded: boolean;
};

/** What readers of an outdated translation are told of its original. */
export type Outdated = {
  /** The day it changed, as they write it; null where it is not known. */
  since: string | null;
  /** Where its changes are listed; null while no repository is known. */
  historyUrl: string | null;
};

/**
 * What a page may need of the rest of the site after it has opened. It travels in a file of its own, so that a change
 * elsewhere changes no page.
 */
export type SiteData = { sidebar: SidebarItem[]; startingPoints: SectionedLink[]; searchIndexes: SearchIndexFile[] };
