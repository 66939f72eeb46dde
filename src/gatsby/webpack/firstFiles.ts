import fs from "node:fs";
import path from "node:path";

/**
 * What the HTML renderer is to know of the scripts that were bundled before it: with their names in its code, pages are
 * rendered again when a script has another name. While developing there is nothing to know.
 */
export function firstFiles(stage: string): { FIRST_FILES: string } {
  const stats = path.join(process.cwd(), "public", "webpack.stats.json");
  const { assetsByChunkName = {} } =
    stage === "build-html" ? (JSON.parse(fs.readFileSync(stats, "utf8")) as { assetsByChunkName?: object }) : {};
  // In brackets: webpack puts the text where the name stands, and there an object could be taken for a block.
  return { FIRST_FILES: `(${JSON.stringify(assetsByChunkName)})` };
}
