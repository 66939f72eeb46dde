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

/** Gatsby's runtime brings its component for foreign scripts, and the Partytown behind it; our pages have none. */
export function leaveOutForeignScripts({ resolve }: WebpackConfig): void {
  resolve.alias = { ...resolve.alias, "gatsby-script$": false };
}
