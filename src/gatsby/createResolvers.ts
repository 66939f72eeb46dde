import type { CreateResolversArgs, GatsbyNode } from "gatsby";
import { type Locale, localeKeys } from "../site/locales";
import { startingPoints } from "../site/home";
import { siteConfig } from "../site/siteConfig";
import { addLocale } from "../i18n/localePath";
import { contentOf, type ResolverContext } from "./contentOf";
import { docLinks, searchPages, sectionSummaries } from "../docs/library/queries";
import { searchIndexUrls } from "./searchIndexFiles";

type Place = { locale: Locale; version?: string };

/** Fields of the root that are computed from all docs together. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: add,
  getNodes,
}: CreateResolversArgs) => {
  const placeArguments = { locale: "String!", version: { type: "String", defaultValue: "current" } };

  // Gatsby types it as any function.
  (add as (resolvers: object) => void)({
    Query: {
      sidebars: {
        type: "[Sidebar!]!",
        resolve: async (_root: unknown, _args: unknown, context: ResolverContext) => {
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
        resolve: async (_root: unknown, { locale, version = "current" }: Place, context: ResolverContext) =>
          sectionSummaries((await contentOf(context)).library, locale, version),
      },
      searchPages: {
        type: "[SearchPage!]!",
        args: placeArguments,
        resolve: async (_root: unknown, { locale, version = "current" }: Place, context: ResolverContext) =>
          searchPages(await contentOf(context), locale, version),
      },
      docLinks: {
        type: "[DocLink!]!",
        args: { paths: "[String!]!" },
        resolve: async (_root: unknown, { paths }: { paths: string[] }, context: ResolverContext) =>
          docLinks((await contentOf(context)).library, paths),
      },
      startingPoints: {
        type: "[DocLink!]!",
        resolve: async (_root: unknown, _args: unknown, context: ResolverContext) => {
          const paths = localeKeys.flatMap((locale) => startingPoints.map((path) => addLocale(path, locale)));
          return docLinks((await contentOf(context)).library, paths);
        },
      },
      versionPaths: {
        type: "[String!]!",
        resolve: async (_root: unknown, _args: unknown, context: ResolverContext) =>
          siteConfig.versions.length > 1 ? (await contentOf(context)).library.pages.map(({ path }) => path) : [],
      },
      searchIndexes: {
        type: "[SearchIndexFile!]!",
        resolve: () => searchIndexUrls(getNodes),
      },
    },
  });
};
