import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { keepCache } from "./webpack/keepCache";
import { leaveOutFetch, leaveOutThemes } from "./webpack/leaveOut";
import { minifyScripts } from "./webpack/minifyScripts";
import { ignoreOrderOfStyles, minifyStyles, shortenClassNames } from "./webpack/styles";
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
    minifyStyles(config.module.rules);
    transformWithEsbuild(config, { minifyWhitespace: stage === "build-html" });
  }
  if (stage === "build-javascript") minifyScripts(config);
  if (stage === "build-html") leaveOutFetch(config);
  actions.replaceWebpackConfig(config);
};
