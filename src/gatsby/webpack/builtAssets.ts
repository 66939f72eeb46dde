import type { WebpackConfig } from "./webpackConfig";

type Compilation = { getAssets(): { name: string }[] };
type Compiler = { hooks: { done: { tap(name: string, told: (stats: { compilation: Compilation }) => void): void } } };

let names: ReadonlySet<string> = new Set();

/** Notes which files webpack makes for browsers, kept ones included. */
export function noteAssets(config: WebpackConfig): void {
  const plugin = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("noteAssets", ({ compilation }) => {
        names = new Set(compilation.getAssets().map(({ name }) => name));
      }),
  };
  config.plugins.push(plugin);
}

/** Names of the scripts and styles of this build, and of what stands beside them. */
export function builtAssets(): ReadonlySet<string> {
  return names;
}
