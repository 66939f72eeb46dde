import path from "node:path";
import type { GatsbyNode } from "gatsby";

type Loader = { loader?: string; options?: { modules?: { localIdentName?: string } } };
type Rule = { use?: Loader[]; oneOf?: Rule[] };
type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };
type Config = { module: { rules: Rule[] }; plugins: Plugin[]; resolve: { alias?: Record<string, string> } };

/** Corrections to Gatsby's webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  const config = (getConfig as () => unknown)() as Config;
  if (stage === "build-html" || stage === "develop-html") {
    // FlexSearch's browser bundle wants `self`, which static rendering does not have.
    const flexsearch = path.resolve("node_modules/flexsearch/dist/flexsearch.node.js");
    config.resolve.alias = { ...config.resolve.alias, flexsearch$: flexsearch };
  }
  // Cascade layers give styles their order, so the order in which modules meet does not matter.
  const extract = config.plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (extract?.options) extract.options.ignoreOrder = true;
  if (stage.startsWith("build")) shortenClassNames(config.module.rules);
  actions.replaceWebpackConfig(config);
};

/** All styles stand in every page, so the names of their classes are worth 18 KB (1.4 KB compressed) a page. */
function shortenClassNames(rules: Rule[]): void {
  for (const { use = [], oneOf = [] } of rules) {
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
    }
    shortenClassNames(oneOf);
  }
}
