import { readCache, writeCache } from "../../docs/cache";
import { siteDigest } from "../../docs/checks/siteDigest";
import type { Finding } from "../../docs/finding";

/**
 * The findings of a site: when nothing has changed since they were last asked for, the same as then. What is found while
 * somebody saves is not kept: nobody knows in which state each file was read.
 * @param root folder of the site
 * @param folder where findings are kept
 * @param find finds them anew
 */
export async function keptFindings(root: string, folder: string, find: () => Promise<Finding[]>): Promise<Finding[]> {
  const digest = siteDigest(root);
  const known = readCache<Finding[]>(folder, "findings").get(digest);
  if (known) return known;
  const findings = await find();
  if (siteDigest(root) === digest) writeCache(folder, "findings", new Map([[digest, findings]]));
  return findings;
}
