import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { noteAssets } from "./webpack/builtAssets";
import { firstFiles } from "./webpack/firstFiles";
import { keepCache } from "./webpack/keepCache";
import {
  leaveOutFetch,
  leaveOutI18next,
  leaveOutRuntime,
  leaveOutSourceMaps,
  leaveOutThemes,
} from "./webpack/leaveOut";
import { minifyScripts } from "./webpack/minifyScripts";
import { replaceGatsbyLink, replaceHeadHandler, replaceModules, replaceScrollHandler } from "./webpack/replace";
import { ignoreOrderOfStyles, minifyStyles, shortenClassNames, splitStyles } from "./webpack/styles";
import { joinRuntime, limitWaiting, splitScripts } from "./webpack/splitScripts";
import { transformWithEsbuild } from "./webpack/transformWithEsbuild";
import type { Plugin, WebpackConfig } from "./webpack/webpackConfig";

/** Corrections to Gatsby's webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig, plugins }) => {
  const config = (getConfig as () => unknown)() as WebpackConfig;
  if (stage === "build-html" || stage === "develop-html") {
    // FlexSearch's browser bundle wants `self`, which static rendering does not have.
    const flexsearch = path.resolve("node_modules/flexsearch/dist/flexsearch.node.js");
    config.resolve.alias = { ...config.resolve.alias, flexsearch$: flexsearch };
    const define = plugins.define as (definitions: object) => Plugin;
    config.plugins.push(define(firstFiles(stage)));
  }
  replaceModules(config);
  leaveOutI18next(config);
  keepCache(config);
  leaveOutThemes(config);
  ignoreOrderOfStyles(config);
  if (stage.startsWith("build")) {
    shortenClassNames(config.module.rules);
    minifyStyles(config.module.rules);
    transformWithEsbuild(config, { minifyWhitespace: stage === "build-html" });
  }
  if (stage === "build-javascript" || stage === "develop") replaceScrollHandler(config);
  if (stage === "build-javascript") {
    noteAssets(config);
    leaveOutSourceMaps(config);
    splitStyles(config);
    splitScripts(config);
    joinRuntime(config);
    limitWaiting(config);
    leaveOutRuntime(config);
    replaceHeadHandler(config);
    replaceGatsbyLink(config);
    minifyScripts(config);
  }
  if (stage === "build-html") leaveOutFetch(config);
  actions.replaceWebpackConfig(config);
};
