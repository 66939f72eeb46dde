import type { InlineCode } from "../contentSecurityPolicy";
import { type Header, isHashed, keptForever, securityHeaders } from "./hostHeaders";

/**
 * The file `_headers`, which Netlify, Cloudflare Pages and others read beside the pages. Files that never change are named
 * one by one: a rule for all names of their form would also hold for the answer that there is no such file. For all else
 * these hosts ask for revalidation by themselves.
 * @param code scripts and styles that stand in the pages
 * @param files names of the files at the top of the built site
 * @param basePath the folder that the site is published under; empty at the root
 */
export function headersFile(code: InlineCode, files: string[], basePath: string): string {
  const rule = (path: string, headers: Header[]) =>
    [`${basePath}${path}`, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const hashed = files.filter(isHashed).sort();
  return `${[rule("/*", securityHeaders(code)), ...hashed.map((file) => rule(`/${file}`, [keptForever]))].join("\n\n")}\n`;
}
