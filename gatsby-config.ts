import type { GatsbyConfig } from "gatsby";
import { siteUrl } from "./src/docs/siteUrl";
import { plugins } from "./src/gatsby/plugins";
import { growSlowly } from "./src/docs/growSlowly";
import { siteTitle } from "./src/site/names";

growSlowly();

const config: GatsbyConfig = {
  siteMetadata: { title: siteTitle, siteUrl: siteUrl },
  pathPrefix: process.env.PATH_PREFIX ?? "",
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
