import fs from "node:fs/promises";
import path from "node:path";
import { type InlineCode, hashSource, withPolicy } from "../../docs/outputs/contentSecurityPolicy";
import { progressStyle } from "./progressStyle";

/** As many files are read at once. */
const atOnce = 32;

/**
 * Gives every page of a built site its Content-Security-Policy.
 * @param folder the built site
 * @returns the code of all pages together, for the policy that a host sends
 */
export async function writePolicies(folder: string): Promise<InlineCode> {
  const files = (await fs.readdir(folder, { recursive: true })).filter((file) => file.endsWith(".html"));
  const styles = [hashSource(progressStyle())];
  const all = { scripts: new Set<string>(), styles: new Set<string>() };
  const writePolicy = async (file: string) => {
    const page = path.join(folder, file);
    // Folders of page data are called like their page: `404.html`.
    if (!(await fs.stat(page)).isFile()) return;
    const before = await fs.readFile(page, "utf8");
    // Parts of pages, which Gatsby keeps, have no head.
    if (!before.startsWith("<!")) return;
    const { html, code } = withPolicy(before, styles);
    if (html !== before) await fs.writeFile(page, html);
    for (const hash of code.scripts) all.scripts.add(hash);
    for (const hash of code.styles) all.styles.add(hash);
  };
  for (let index = 0; index < files.length; index += atOnce)
    await Promise.all(files.slice(index, index + atOnce).map(writePolicy));
  return all;
}
