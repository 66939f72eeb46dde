import { shortClassName } from "./shortClassName";
import fs from "node:fs";
import { progressColor } from "../progressColor";
import { shortTokens, tokensFile } from "./shortTokens";
import { esbuildTargets } from "./targets";
import type { Loader, Rule, WebpackConfig } from "./webpackConfig";

/** Cascade layers give styles their order (`src/styles/layers.css`), so the order in which modules meet does not matter. */
export function ignoreOrderOfStyles({ plugins }: WebpackConfig): void {
  const extract = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (extract) Object.assign(extract.options ?? {}, { ignoreOrder: true });
}

/**
 * Gatsby puts all styles into one file, and that into every page. Without its group, styles come with the module that
 * imports them: a page holds those of its own template, and what opens later brings its own.
 */
export function splitStyles({ optimization }: WebpackConfig): void {
  const groups = optimization?.splitChunks?.cacheGroups;
  if (groups) delete groups.styles;
}

/** Styles stand in the pages, so the names of their classes are worth 14 KB (2 KB compressed) a page. */
export function shortenClassNames(rules: Rule[]): void {
  for (const { use = [], oneOf = [] } of rules) {
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = shortClassName;
    }
    shortenClassNames(oneOf);
  }
}

/**
 * esbuild minifies each style sheet, and writes the prefixes that our browsers need, where Gatsby takes plugins of PostCSS
 * and, for all of them together, cssnano: 10.1 KB for 10.2, Brotli 11. It leaves names of classes and layers as they are;
 * those of tokens are shortened after it.
 */
export function minifyStyles(rules: Rule[]): void {
  const minifier: Loader = {
    loader: "esbuild-loader",
    options: { loader: "css", minify: true, target: esbuildTargets() },
  };
  const shortener = shortTokens(fs.readFileSync(tokensFile, "utf8"), [progressColor]);
  const options = { postcssOptions: { config: false, plugins: [shortener] } };
  for (const rule of rules) {
    const { use, oneOf = [] } = rule;
    if (Array.isArray(use))
      rule.use = use.flatMap((loader) =>
        loader.loader?.includes("postcss-loader") ? [{ ...loader, options }, minifier] : [loader],
      );
    minifyStyles(oneOf);
  }
}
