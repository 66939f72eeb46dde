import fs from "node:fs";
import path from "node:path";
import { esbuildTargets } from "./targets";
import type { Loader, ModuleInfo, WebpackConfig } from "./webpackConfig";

/** What only Gatsby's Babel does: taking queries out of a module, and the checks of props out of React 17's packages. */
const needsBabel = /\bgraphql`|["']prop-types["']/;

/** JSX stands in `.js` files too, in Gatsby's own. */
const languages: Record<string, string> = { ".ts": "ts", ".tsx": "tsx" };

/**
 * Modules are transformed by esbuild, and by Gatsby's Babel only where they need it: 8 of 440 in the HTML renderer.
 * @param config changed in place
 * @param options more options of esbuild; without white space the early script, which stands in every page, is smaller
 */
export function transformWithEsbuild({ module }: WebpackConfig, options: { minifyWhitespace: boolean }): void {
  const all = { ...options, target: esbuildTargets() };
  for (const rule of module.rules) {
    const withBabel = rule.use;
    // Gatsby's rule for modules is the one that chooses its loaders by module.
    if (typeof withBabel !== "function") continue;
    rule.use = (info) => (isForBabel(info) ? withBabel(info) : [esbuildLoader(info, all)]);
  }
}

/** Whether a module is a page's template, from which Gatsby takes exports away, or holds what esbuild would leave in. */
function isForBabel({ realResource = "", issuer = "" }: ModuleInfo): boolean {
  if (/async-requires/.test(issuer)) return true;
  // Gatsby's lists of pages are not on disk; they are plain JavaScript.
  return fs.existsSync(realResource) && needsBabel.test(fs.readFileSync(realResource, "utf8"));
}

function esbuildLoader({ realResource = "" }: ModuleInfo, options: object): Loader {
  return {
    loader: "esbuild-loader",
    options: {
      ...options,
      loader: languages[path.extname(realResource)] ?? "jsx",
      tsconfigRaw: { compilerOptions: { jsx: "react-jsx", verbatimModuleSyntax: true } },
    },
  };
}
