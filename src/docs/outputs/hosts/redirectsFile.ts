import type { Redirects } from "./redirects";
import { formsOf } from "./redirects";

/**
 * The file `_redirects`, which Netlify, Cloudflare Pages and others read beside the pages. They keep the query.
 * @param basePath the folder that the site is published under; empty at the root
 * @param isForced whether the host needs `!` to answer in place of the page that stands at the address for other hosts:
 * Netlify does, Cloudflare follows its rules first and does not know the sign
 */
export function redirectsFile(redirects: Redirects, basePath: string, isForced: boolean): string {
  const status = isForced ? "301!" : "301";
  return [...redirects]
    .flatMap(([from, to]) => formsOf(from).map((form) => `${basePath}${form} ${basePath}${to} ${status}\n`))
    .join("");
}
