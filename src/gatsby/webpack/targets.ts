import browserslist from "browserslist";

/** Names of browsers: browserslist's on the left, esbuild's on the right. */
const engines: Record<string, string> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "ios",
};

/**
 * The oldest version of each browser of our browserslist, as esbuild names them: `["chrome148", "safari16.4", …]`.
 * @param queries lines of a browserslist; without them those in package.json
 * @throws when the list holds a browser that esbuild has no name for
 */
export function esbuildTargets(queries?: string[]): string[] {
  const oldest = new Map<string, number>();
  for (const browser of browserslist(queries)) {
    const [name = "", versions = ""] = browser.split(" ");
    const engine = engines[name];
    if (!engine) throw new Error(`esbuild cannot build for ${browser}; see "browserslist" in package.json`);
    // A range such as 16.4-16.5 counts from its beginning.
    const version = Number.parseFloat(versions);
    oldest.set(engine, Math.min(version, oldest.get(engine) ?? version));
  }
  return [...oldest].map(([engine, version]) => `${engine}${version}`);
}
