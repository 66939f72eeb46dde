import type { CreateResolversArgs, GatsbyNode } from "gatsby";
import { searchWasMadeOf } from "./develop/missedChanges";
import { currentSiteModel } from "./siteModel";

type Edition = { locale: string; version: string };

/**
 * The one field of the root that is not made of nodes: gatsby-plugin-local-search asks for its pages before `createPages`
 * of the site has brought the nodes up to date.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }: CreateResolversArgs) => {
  // Gatsby types it as any function.
  (add as (resolvers: object) => void)({
    Query: {
      searchPages: {
        type: "[SearchPage!]!",
        description: "Every page of a language and version as search sees it; fallbacks are among them.",
        args: { locale: "String!", version: { type: "String", defaultValue: "current" } },
        async resolve(_root: unknown, { locale, version }: Edition) {
          const model = await currentSiteModel();
          searchWasMadeOf(model);
          const { editions } = model;
          return (
            editions.find((edition) => edition.locale === locale && edition.version === version)?.searchPages ?? []
          );
        },
      },
    },
  });
};
