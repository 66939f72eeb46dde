import type { CreateResolversArgs, GatsbyNode } from "gatsby";
import type { DocRecord } from "../documents/docRecord";
import { translationState } from "../documents/translationState";
import { defaultLocale, type Locale, localeKeys } from "../site/locales";
import { startingPoints } from "../site/home";
import { siteConfig } from "../site/siteConfig";
import { addLocale } from "../i18n/localePath";
import { docLinks, searchPages, sectionSummaries } from "./queries";
import { searchIndexUrls } from "./searchIndexFiles";
import { type SiteContent, siteContent } from "./siteContent";

type Context = { nodeModel: { findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }> } };
type Place = { locale: Locale; version?: string };

async function contentOf(context: Context): Promise<SiteContent> {
  const { entries } = await context.nodeModel.findAll({ type: "Doc" });
  return siteContent([...entries] as DocRecord[]);
}

/** Fields of Doc and of the root that are computed from all docs together. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: add,
  getNodes,
}: CreateResolversArgs) => {
  const compiled =
    (field: "tree" | "tableOfContents" | "searchSections") =>
    async (doc: DocRecord, _args: unknown, context: Context) =>
      (await (await contentOf(context)).compiler.compile(doc))[field];
  const placeArguments = { locale: "String!", version: { type: "String", defaultValue: "current" } };

  add({
    Doc: {
      tree: { type: "JSON!", resolve: compiled("tree") },
      tableOfContents: { type: "[TableOfContentsEntry!]!", resolve: compiled("tableOfContents") },
      searchSections: { type: "[SearchSection!]!", resolve: compiled("searchSections") },
      translationState: {
        type: "String!",
        resolve: async (doc: DocRecord, _args: unknown, context: Context) =>
          translationState(doc, (await contentOf(context)).library.twin(doc, defaultLocale)),
      },
      missingLocales: {
        type: "[String!]!",
        resolve: async (doc: DocRecord, _args: unknown, context: Context) => {
          const { library } = await contentOf(context);
          return localeKeys.filter((locale) => !library.twin(doc, locale));
        },
      },
    },
    Query: {
      sidebars: {
        type: "[Sidebar!]!",
        resolve: async (_root: unknown, _args: unknown, context: Context) => {
          const { library } = await contentOf(context);
          const places = new Map(
            library.pages.map(({ locale, version }) => [`${locale}:${version}`, { locale, version }]),
          );
          return [...places.values()].map((place) => ({
            ...place,
            items: library.sidebar(place.locale, place.version),
          }));
        },
      },
      sections: {
        type: "[SectionSummary!]!",
        args: placeArguments,
        resolve: async (_root: unknown, { locale, version = "current" }: Place, context: Context) =>
          sectionSummaries((await contentOf(context)).library, locale, version),
      },
      searchPages: {
        type: "[SearchPage!]!",
        args: placeArguments,
        resolve: async (_root: unknown, { locale, version = "current" }: Place, context: Context) =>
          searchPages(await contentOf(context), locale, version),
      },
      docLinks: {
        type: "[DocLink!]!",
        args: { paths: "[String!]!" },
        resolve: async (_root: unknown, { paths }: { paths: string[] }, context: Context) =>
          docLinks((await contentOf(context)).library, paths),
      },
      startingPoints: {
        type: "[DocLink!]!",
        resolve: async (_root: unknown, _args: unknown, context: Context) => {
          const paths = localeKeys.flatMap((locale) => startingPoints.map((path) => addLocale(path, locale)));
          return docLinks((await contentOf(context)).library, paths);
        },
      },
      versionPaths: {
        type: "[String!]!",
        resolve: async (_root: unknown, _args: unknown, context: Context) =>
          siteConfig.versions.length > 1 ? (await contentOf(context)).library.pages.map(({ path }) => path) : [],
      },
      searchIndexes: {
        type: "[SearchIndexFile!]!",
        resolve: () => searchIndexUrls(getNodes),
      },
    },
  });
};
