import { existing } from "./existing";
import type { WebpackConfig } from "./webpackConfig";

/** Themes may put their components in the place of ours. We have none; looking for them took 3 s of a cold build. */
export function leaveOutThemes({ resolve }: WebpackConfig): void {
  resolve.plugins = resolve.plugins?.filter(
    (plugin) => plugin.constructor.name !== "GatsbyThemeComponentShadowingResolverPlugin",
  );
}

/** Node has `fetch` itself; Gatsby would build node-fetch with its tables of Unicode, 360 KB, into the HTML renderer. */
export function leaveOutFetch(config: WebpackConfig): void {
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== "ProvidePlugin");
}

/**
 * gatsby-plugin-react-i18next makes pages and contexts for each language and brings strings to GraphQL. Its part in pages
 * is left out: it brings i18next and react-i18next, 20 KB compressed, and makes an instance of them whenever a page is
 * drawn; what our pages want of them is `src/i18n/translate.ts`.
 */
export function leaveOutI18next({ resolve }: WebpackConfig): void {
  leaveOut(resolve, "node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js");
}

/**
 * What Gatsby's runtime brings to every site and ours does not use: foreign scripts with the Partytown behind them,
 * slices, a service worker, the scrolling of boxes inside a page.
 */
export function leaveOutRuntime({ resolve }: WebpackConfig): void {
  resolve.alias = { ...resolve.alias, "gatsby-script$": false };
  leaveOut(resolve, "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js");
  leaveOut(resolve, "node_modules/gatsby-react-router-scroll/use-scroll-restoration.js");
  leaveOut(resolve, ".cache/slice.js");
  leaveOut(resolve, ".cache/register-service-worker.js");
}

/** Our source is nobody's who reads the docs; `SOURCE_MAPS=1` publishes it, to find a fault in what was built. */
export function leaveOutSourceMaps(config: WebpackConfig): void {
  if (process.env.SOURCE_MAPS !== "1") config.devtool = false;
}

/** Puts an empty module in the place of a file. */
function leaveOut(resolve: WebpackConfig["resolve"], file: string): void {
  resolve.alias = { ...resolve.alias, [`${existing(file)}$`]: false };
}
