import { hostFiles } from "../../docs/outputs/hosts/hostFiles";
import type { HostRules } from "./hostRules";

/** What a host answers. `file` is below the built site, `to` an address on the same host without its query. */
export type Answer =
  | { kind: "file"; file: string; status: 200 | 404 }
  | { kind: "redirect"; to: string }
  | { kind: "refused"; status: 400 | 404 };

/** The built site as a host sees it. */
export type BuiltSite = Pick<HostRules, "basePath" | "redirects"> & {
  /** Whether there is a file below the site's folder: `account/index.html`. */
  has(file: string): boolean;
};

const notServed: readonly string[] = Object.values(hostFiles);

/**
 * What a host answers to a path, as `_nginx.conf` has nginx do it; the tests ask both the same
 * (`src/tests/hosts/expectations.ts`).
 * @param path as the reader's browser has sent it, without a query
 * @param isPlain a host that knows no rules: files as they are, folders with a slash, one page for what is not there
 */
export function answerTo(path: string, site: BuiltSite, isPlain = false): Answer {
  const readable = decoded(path);
  const address = (readable ?? path).replace(/\/{2,}/g, "/");
  if (/[\0\\]|\/\.{1,2}(?:\/|$)/.test(address)) return { kind: "refused", status: 400 };
  const { basePath } = site;
  if (!address.startsWith(`${basePath}/`)) return { kind: "refused", status: 404 };
  const within = address.slice(basePath.length + 1);
  const missing: Answer = { kind: "file", file: isPlain ? "404.html" : notFoundPage(within, site), status: 404 };
  if (readable === null || notServed.includes(within)) return missing;
  const plain = isPlain ? null : plainAddress(address, within, site);
  if (plain !== null) return { kind: "redirect", to: encodeURI(plain) };
  const file = within === "" || within.endsWith("/") ? `${within}index.html` : within;
  if (site.has(file)) return { kind: "file", file, status: 200 };
  if (site.has(`${within}/index.html`)) return { kind: "redirect", to: encodeURI(`${address}/`) };
  return missing;
}

/** @returns null for a percent sign that stands for nothing: no file has such a name */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Where another form of an address leads to. */
function plainAddress(address: string, within: string, { redirects, has }: BuiltSite): string | null {
  const target = redirects.get(address);
  if (target) return target;
  if (/(?:^|\/)index\.html$/.test(within)) return address.slice(0, -"index.html".length);
  const isPage = within.endsWith(".html") && !/(?:^|\/)404\.html$/.test(within);
  return isPage && has(`${within.slice(0, -".html".length)}/index.html`)
    ? `${address.slice(0, -".html".length)}/`
    : null;
}

/** The page of the language that the address begins with. */
function notFoundPage(within: string, { has }: BuiltSite): string {
  const ownPage = `${within.split("/")[0]}/404.html`;
  return within.includes("/") && has(ownPage) ? ownPage : "404.html";
}
