import { createHash } from "node:crypto";
import path from "node:path";
import type { Rule, WebpackConfig } from "./webpackConfig";

/** Cascade layers give styles their order (`src/styles/layers.css`), so the order in which modules meet does not matter. */
export function ignoreOrderOfStyles({ plugins }: WebpackConfig): void {
  const extract = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (extract) Object.assign(extract.options ?? {}, { ignoreOrder: true, experimentalUseImportModule: true });
}

/**
 * All styles stand in every page, so the names of their classes are worth 18 KB (1.4 KB compressed) a page. They are made
 * here of the file and the class alone: css-loader also takes in how webpack came to the file, which is another way for
 * the browser's bundle than for the HTML.
 */
export function shortenClassNames(rules: Rule[]): void {
  for (const { use = [], oneOf = [] } of rules) {
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = shortClassName;
    }
    shortenClassNames(oneOf);
  }
}

/** Five letters and digits, a letter first. */
function shortClassName(sheet: { rootContext: string; resourcePath: string }, _pattern: string, name: string): string {
  const file = path.relative(sheet.rootContext, sheet.resourcePath).replaceAll(path.sep, "/");
  const letters = createHash("sha256")
    .update(`${file} ${name}`)
    .digest("base64")
    .replace(/[^A-Za-z0-9]/g, "");
  return letters.replace(/^\d+/, "").slice(0, 5);
}

/** esbuild writes the prefixes that our browsers need while it minifies; PostCSS would parse every style sheet for them. */
export function leaveOutPostcss(rules: Rule[]): void {
  for (const rule of rules) {
    if (Array.isArray(rule.use)) rule.use = rule.use.filter(({ loader }) => !loader?.includes("postcss-loader"));
    leaveOutPostcss(rule.oneOf ?? []);
  }
}
