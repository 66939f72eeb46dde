import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { build } from "esbuild";
import type { Reporter } from "gatsby";
import type * as Core from "../../docs/siteModel";
import { takeMaker } from "../siteModel";

/** The folders of `src/` that the model of the site is made by: facts, labels and rules stand there as well. */
const rooms = ["docs", "site", "languages", "search", "i18n", "locales"];
/** Milliseconds in which the saves of one edit come together. */
const quiet = 150;

/**
 * Gatsby compiles its configuration, and with it all that this imports, when the development server starts, and never
 * again. So the core is bundled anew when its code has changed.
 * @param onChange called when models are made by the new code
 */
export function watchCore(reporter: Reporter, onChange: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (_event: string, file: string | null) => {
    if (file && !/\.(ts|json)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), quiet);
  };
  const reload = async () => {
    try {
      const { siteModelMaker, compiledDocsFolder } = await freshCore();
      takeMaker(siteModelMaker(process.cwd(), compiledDocsFolder(process.cwd())));
      onChange();
    } catch (error) {
      reporter.error("The code of the site's model cannot be read; pages stay as they were", error as Error);
    }
  };
  for (const room of rooms) fs.watch(path.join("src", room), { recursive: true }, look);
}

/** The core as its files are now. @throws with file and line when the code cannot be compiled */
async function freshCore(): Promise<typeof Core> {
  const outfile = path.join(process.cwd(), ".cache", "core", `${Date.now()}.cjs`);
  await build({
    entryPoints: [path.join("src", "docs", "siteModel.ts")],
    outfile,
    bundle: true,
    platform: "node",
    packages: "external",
    logLevel: "silent",
  });
  try {
    return createRequire(outfile)(outfile) as typeof Core;
  } finally {
    fs.rmSync(outfile);
  }
}
