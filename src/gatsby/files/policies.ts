import fs from "node:fs/promises";
import path from "node:path";
import { type InlineCode, hashSource, withPolicy } from "../../docs/outputs/contentSecurityPolicy";
import { progressStyle } from "./progressStyle";

/** As many files are read at once. */
const atOnce = 32;

/**
 * Gives every page of the built site its Content-Security-Policy.
 * @returns the code of all pages together, for the policy that a host sends
 */
export async function writePolicies(): Promise<InlineCode> {
  const folder = path.resolve("public");
  const files = (await fs.readdir(folder, { recursive: true })).filter((file) => file.endsWith(".html"));
  const styles = [hashSource(progressStyle())];
  const all = { scripts: new Set<string>(), styles: new Set<string>() };
  for (let index = 0; index < files.length; index += atOnce) {
    const codes = files.slice(index, index + atOnce).map((file) => writePolicy(path.join(folder, file), styles));
    for (const code of await Promise.all(codes)) {
      for (const hash of code?.scripts ?? []) all.scripts.add(hash);
      for (const hash of code?.styles ?? []) all.styles.add(hash);
    }
  }
  return all;
}

/** Null for what is no page: folders of page data are called like the page, `404.html`. */
async function writePolicy(file: string, styles: string[]): Promise<InlineCode | null> {
  if (!(await fs.stat(file)).isFile()) return null;
  const before = await fs.readFile(file, "utf8");
  if (!before.startsWith("<!")) return null;
  const { html, code } = withPolicy(before, styles);
  if (html !== before) await fs.writeFile(file, html);
  return code;
}
