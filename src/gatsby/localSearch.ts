import type { GatsbyConfig } from "gatsby";
import type { SearchSection } from "../docs/compile/collect/searchSections";
import { indexedRecords, searchRecords } from "../docs/library/searchRecords";
import { engineField, engineOptions, storedFields } from "../search/engine";
import { type Locale, localeKeys } from "../site/locales";
import { siteConfig } from "../site/siteConfig";

type SearchDocsData = {
  searchPages: {
    path: string;
    title: string;
    section: string;
    locale: Locale;
    sections: (SearchSection & { lead: string })[];
  }[];
};

/** Name of the plugin's instance for a language and version; its node type is `LocalSearch` plus this name. */
export function localSearchName(locale: Locale, version: string): string {
  return `docs-${locale}-${version}`;
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
        searchPages(locale: "${locale}", version: "${version}") { path title section locale sections { heading anchor text lead } }
      }`,
        ref: "id",
        index: [engineField],
        store: storedFields,
        normalizer: ({ data }: { data: SearchDocsData }) => indexedRecords(searchRecords(data.searchPages), locale),
      },
    })),
);
