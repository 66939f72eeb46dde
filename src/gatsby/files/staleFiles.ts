import fs from "node:fs/promises";
import path from "node:path";
import { isHashed } from "../../docs/outputs/hosts/hostHeaders";
import { isRedirectPage } from "../../docs/outputs/redirectPage";
import { withSlashes } from "../../docs/read/filePath";

/**
 * Takes away the scripts that Gatsby has put there for sites with scripts of others, which ours never asks for. It does so
 * in a build that fails as well, and that leaves the site as it was.
 */
export async function removePartytown(folder: string): Promise<void> {
  await fs.rm(path.join(folder, "~partytown"), { recursive: true, force: true });
}

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

/** More than a redirect page has, in bytes: no larger page need be read to know that it is none. */
const largestRedirect = 4096;

/**
 * Takes away pages that lead elsewhere and no longer should: those of aliases of an earlier build.
 * @param folder the built site @param isOutput whether this build writes the file at an address
 */
export async function removeStaleRedirects(folder: string, isOutput: (address: string) => boolean): Promise<void> {
  const pages = (await fs.readdir(folder, { recursive: true })).filter((file) => file.endsWith(".html"));
  const removeStale = async (file: string) => {
    const page = path.join(folder, file);
    const stats = await fs.stat(page);
    if (!stats.isFile() || stats.size > largestRedirect || isOutput(`/${withSlashes(file)}`)) return;
    if (!isRedirectPage(await fs.readFile(page, "utf8"))) return;
    await fs.rm(page);
    // Nothing else lies beside most of them; a folder that holds more stays.
    if (path.dirname(page) !== folder) await fs.rmdir(path.dirname(page)).catch(() => undefined);
  };
  await Promise.all(pages.map(removeStale));
}
