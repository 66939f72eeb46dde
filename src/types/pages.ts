import type { Locale } from "../site/locales";
import type { Alternate, DocLink, OlderVersion, Outdated, VersionLink } from "./docs";

/** What every page knows besides the answers to its queries. */
export type PageContext = {
  kind: "home" | "doc" | "search" | "notFound";
  language: Locale;
  version: string;
  /** Which node of the data layer holds what the page shows of the sidebar. */
  branchId: string;
  /** The same page in every language; empty where there is none (not found). */
  alternates: Alternate[];
  /** Where the other versions lead; empty while there is one version. */
  versions: VersionLink[];
  /** Absent from pages of the current version, so that they carry nothing for older ones. */
  older?: OlderVersion;
  /** The preset that keeps gatsby-plugin-react-i18next from duplicating the page. */
  i18n: {
    language: Locale;
    languages: Locale[];
    defaultLanguage: Locale;
    generateDefaultLanguagePage: boolean;
    routed: boolean;
    originalPath: string;
    path: string;
  };
};

export type DocPageContext = PageContext & {
  kind: "doc";
  docId: string;
  isFallback: boolean;
  lastChangeText: string | null;
  /** Absent from all pages but those of outdated translations. */
  outdated?: Outdated;
  breadcrumbs: DocLink[];
  previous: DocLink | null;
  next: DocLink | null;
  hasSidebar: boolean;
};

export type HomePageContext = PageContext & { kind: "home"; homeId: string };

export type SearchPageContext = PageContext & {
  kind: "search";
  /** Address of the index that the page searches; null when there is none. */
  searchIndex: string | null;
};
