import path from "node:path";
import type { GatsbyNode } from "gatsby";

type WebpackPlugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } };

/** Two corrections to Gatsby's webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  if (stage === "build-html" || stage === "develop-html") {
    // FlexSearch's browser bundle wants `self`, which static rendering does not have.
    actions.setWebpackConfig({
      resolve: { alias: { flexsearch$: path.resolve("node_modules/flexsearch/dist/flexsearch.node.js") } },
    });
    return;
  }
  const config = getConfig() as { plugins: WebpackPlugin[] };
  const extract = config.plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  // Cascade layers give styles their order, so the order in which modules meet does not matter.
  if (extract?.options) extract.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
};
