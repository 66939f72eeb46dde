import path from "node:path";
import { stringsFolder } from "../files/stringFiles";
import { existing } from "./existing";
import type { WebpackConfig } from "./webpackConfig";

/** What names mean here: Gatsby's loader, the strings that the build writes, our way to the progress bar. */
export function replaceModules({ resolve }: WebpackConfig): void {
  resolve.alias = {
    ...resolve.alias,
    "site-strings": stringsFolder,
    "gatsby-loader$": path.resolve(".cache/loader.js"),
    "accessible-nprogress$": path.resolve("src/gatsby/browser/navigation/navigationProgress.ts"),
  };
}

/** While developing nothing is sent ahead of scripts, and Gatsby's own handler knows of edits. */
export function replaceHeadHandler({ resolve }: WebpackConfig): void {
  resolve.alias = {
    ...resolve.alias,
    [`${existing(".cache/head/head-export-handler-for-browser.js")}$`]: path.resolve(
      "src/gatsby/browser/navigation/pageHead.tsx",
    ),
  };
}
