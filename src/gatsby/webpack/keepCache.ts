import { createHash } from "node:crypto";
import fs from "node:fs";
import { tokensFile } from "./shortTokens";
import type { WebpackConfig } from "./webpackConfig";

/** What decides how a module is built, besides its own text: packages, our part of Gatsby's configuration, names of tokens. */
const decisive = ["package.json", "package-lock.json", ".cache/compiled/gatsby-node.js", tokensFile];

/**
 * webpack keeps what it has built from one build to the next. To know whether that is still true, Gatsby lets it follow
 * every file that Gatsby and webpack themselves consist of, some 4,000. The digest of four files says the same.
 * @param config changed in place
 */
export function keepCache(config: WebpackConfig): void {
  const digest = createHash("sha256");
  for (const file of decisive) digest.update(fs.existsSync(file) ? fs.readFileSync(file) : "");
  config.cache = {
    ...config.cache,
    version: digest.digest("hex"),
    buildDependencies: { defaultWebpack: [] },
  };
  config.plugins.push(new LoadersAreKnown());
}

type DoneHook = {
  tap(name: string, action: (stats: { compilation: { buildDependencies: Set<string> } }) => void): void;
};

/**
 * webpack would follow each loader to all that it requires, 4,271 files, for 20 s of a build: the lock file says which
 * version of a loader it is.
 */
class LoadersAreKnown {
  apply(compiler: { hooks: { done: DoneHook } }): void {
    compiler.hooks.done.tap("LoadersAreKnown", ({ compilation }) => compilation.buildDependencies.clear());
  }
}
