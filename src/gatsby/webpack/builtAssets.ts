import type { WebpackConfig } from "./webpackConfig";

/** A module, or several that webpack has written as one. */
type Module = { modules?: Module[]; nameForCondition?(): string | null };
type Compilation = { getAssets(): { name: string }[]; modules: Iterable<Module> };
type Compiler = { hooks: { done: { tap(name: string, told: (stats: { compilation: Compilation }) => void): void } } };

let names: ReadonlySet<string> = new Set();
let sources: ReadonlySet<string> = new Set();

/** Notes which files webpack makes for browsers, kept ones included, and of what. */
export function noteAssets(config: WebpackConfig): void {
  const plugin = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("noteAssets", ({ compilation }) => {
        names = new Set(compilation.getAssets().map(({ name }) => name));
        const modules = [...compilation.modules].flatMap((module) => module.modules ?? [module]);
        sources = new Set(modules.flatMap((module) => module.nameForCondition?.() ?? []));
      }),
  };
  config.plugins.push(plugin);
}

/** Names of the scripts and styles of this build, and of what stands beside them. */
export function builtAssets(): ReadonlySet<string> {
  return names;
}

/** Paths of the files that scripts and styles were made of. */
export function builtSources(): ReadonlySet<string> {
  return sources;
}
