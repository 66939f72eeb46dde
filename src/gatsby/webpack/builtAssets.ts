import { createHash } from "node:crypto";
import type { WebpackConfig } from "./webpackConfig";

/** A module, or several that webpack has written as one. */
type Module = { modules?: Module[]; nameForCondition?(): string | null };
type Compilation = { hash?: string; getAssets(): { name: string }[]; modules: Iterable<Module> };
type Compiler = {
  hooks: {
    done: { tap(as: { name: string; stage: number }, told: (stats: { compilation: Compilation }) => void): void };
  };
};

let names: ReadonlySet<string> = new Set();
let sources: ReadonlySet<string> = new Set();

/**
 * Notes which files webpack makes for browsers, kept ones included, and of what. Their names, which have digests in them,
 * become the number of the compilation that every page bears: webpack's own also depends on the folder of the build, and so
 * no two machines would make the same pages.
 */
export function noteAssets(config: WebpackConfig): void {
  const plugin = {
    apply: ({ hooks }: Compiler) =>
      // Before Gatsby, which writes the number into pages.
      hooks.done.tap({ name: "noteAssets", stage: -1 }, ({ compilation }) => {
        names = new Set(compilation.getAssets().map(({ name }) => name));
        const modules = [...compilation.modules].flatMap((module) => module.modules ?? [module]);
        compilation.hash = createHash("sha256")
          .update([...names].sort().join())
          .digest("hex")
          .slice(0, 20);
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
