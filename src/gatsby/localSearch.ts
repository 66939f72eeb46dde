import type { GatsbyConfig } from "gatsby";
import type { SearchSection } from "../docs/compile/collect/searchSections";
import { indexedRecords, searchRecords } from "../docs/pages/searchRecords";
import { engineField, engineOptions, storedFields } from "../search/engine";
import { type Locale, localeKeys } from "../site/locales";
import { siteConfig } from "../site/siteConfig";

type SearchDocsData = {
  searchPages: {
    path: string;
    title: string;
    section: string;
    locale: Locale;
    sections: SearchSection[];
  }[];
};

function localSearchName(locale: Locale, version: string): string {
  return `docs-${locale}-${version}`;
}

/**
 * Type of the node in which the plugin keeps the index of a language and version. It is the plugin's own name for it:
 * words begin with a capital, and a number that is not the first word follows an underscore.
 */
export function localSearchType(locale: Locale, version: string): string {
  const words = `LocalSearch ${localSearchName(locale, version)}`.split(/[^A-Za-z0-9]+/);
  return words.map((word) => (/^\d/.test(word) ? `_${word}` : word.charAt(0).toUpperCase() + word.slice(1))).join("");
}

/** One instance of gatsby-plugin-local-search for every language and version. */
export const localSearchPlugins: NonNullable<GatsbyConfig["plugins"]> = siteConfig.versions.flatMap(
  ({ name: version }) =>
    localeKeys.map((locale) => ({
      resolve: "gatsby-plugin-local-search",
      options: {
        name: localSearchName(locale, version),
        engine: "flexsearch",
        engineOptions,
        query: `query SearchDocs {
        searchPages(locale: "${locale}", version: "${version}") { path title section locale sections { heading anchor text lead keywords words { stems spellings size } } }
      }`,
        ref: "id",
        index: [engineField],
        store: storedFields,
        normalizer: ({ data }: { data: SearchDocsData }) => indexedRecords(searchRecords(data.searchPages), locale),
      },
    })),
);
