import fs from "node:fs/promises";
import path from "node:path";
import { isHashed } from "../../docs/outputs/hostHeaders";

/**
 * Takes away what no reader should get: scripts and styles of earlier builds, and Gatsby's notes about its bundles. Pages
 * of docs that are gone Gatsby takes away itself.
 * @param folder the built site @param built names of the scripts and styles of this build, and of what stands beside them
 */
export async function removeStaleFiles(folder: string, built: ReadonlySet<string>): Promise<void> {
  const isStale = (file: string) => isHashed(file.replace(/\.(?:map|LICENSE\.txt)$/, "")) && !built.has(file);
  const stale = (await fs.readdir(folder)).filter((file) => file === "webpack.stats.json" || isStale(file));
  await Promise.all(stale.map((file) => fs.rm(path.join(folder, file))));
}
