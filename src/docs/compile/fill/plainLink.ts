/** The parts of an internal address. `path` ends with a slash. */
export type PlainLink = { path: string; search: string; hash: string };

/** Normalises `/x.html?q#h` and `/x/index.html` to `/x/`, keeping query and hash. */
export function plainLink(href: string): PlainLink {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const bare = pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/+$/, "");
  return { path: `${bare}/`, search, hash };
}
