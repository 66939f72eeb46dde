import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { keepCache } from "./webpack/keepCache";
import { leaveOutFetch, leaveOutThemes } from "./webpack/leaveOut";
import { minify } from "./webpack/minify";
import { ignoreOrderOfStyles, leaveOutPostcss, shortenClassNames } from "./webpack/styles";
import { transformWithEsbuild } from "./webpack/transformWithEsbuild";
import type { WebpackConfig } from "./webpack/webpackConfig";

/** Corrections to Gatsby's webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  const config = (getConfig as () => unknown)() as WebpackConfig;
  if (stage === "build-html" || stage === "develop-html") {
    // FlexSearch's browser bundle wants `self`, which static rendering does not have.
    const flexsearch = path.resolve("node_modules/flexsearch/dist/flexsearch.node.js");
    config.resolve.alias = { ...config.resolve.alias, flexsearch$: flexsearch };
  }
  keepCache(config);
  leaveOutThemes(config);
  ignoreOrderOfStyles(config);
  if (stage.startsWith("build")) {
    shortenClassNames(config.module.rules);
    leaveOutPostcss(config.module.rules);
    transformWithEsbuild(config);
  }
  if (stage === "build-javascript") minify(config);
  if (stage === "build-html") leaveOutFetch(config);
  actions.replaceWebpackConfig(config);
};
