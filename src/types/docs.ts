import type { Locale } from "../site/locales";

/** An entry of the table of contents. `depth` is the heading's level, 2 or 3. */
export type TableOfContentsEntry = { depth: number; anchor: string; text: string };

/** A row of the sidebar. Categories have `items`; each has a page of its own. */
export type SidebarItem = { label: string; path: string; items?: SidebarItem[] };

export type SidebarData = { locale: Locale; version: string; items: SidebarItem[] };

/** A named address: a breadcrumb, the previous or next doc, a card. */
export type DocLink = { label: string; path: string };

/** The same page in a language; `isFallback` when it shows the other language's text. */
export type Alternate = { locale: Locale; path: string; isFallback: boolean };

export type SearchIndexFile = { locale: Locale; version: string; url: string };
