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

/**
 * Gatsby's runtime takes one function of gatsby-link, and its link comes along: 1 KB compressed. While developing Gatsby
 * has pages of its own with such links.
 */
export function replaceGatsbyLink({ resolve }: WebpackConfig): void {
  resolve.alias = { ...resolve.alias, "gatsby-link$": path.resolve("src/gatsby/browser/navigation/parsePath.ts") };
}

/**
 * Gatsby's scroll handler knows a place by address and router's key, which several entries of the history share. The part
 * for scrolling boxes is left out with it.
 */
export function replaceScrollHandler({ resolve }: WebpackConfig): void {
  const places = path.resolve("src/gatsby/browser/navigation/places.ts");
  resolve.alias = { ...resolve.alias, "gatsby-react-router-scroll$": places };
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
