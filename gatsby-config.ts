import type { GatsbyConfig } from "gatsby";
import { published } from "./src/docs/outputs/published";
import { plugins } from "./src/gatsby/plugins";
import { growSlowly } from "./src/docs/growSlowly";
import { siteTitle } from "./src/site/names";

growSlowly();

const config: GatsbyConfig = {
  siteMetadata: { title: siteTitle, siteUrl: published.siteUrl },
  pathPrefix: published.pathPrefix,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/types/gatsby-types.d.ts",
    documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.{ts,tsx}", "./src/templates/**/*.tsx"],
    generateOnBuild: true,
  },
  plugins,
};

export default config;
