/** Parts of an address as `location` names them, empty where there is none. */
type Parts = { pathname: string; search: string; hash: string };

/** All that Gatsby's runtime takes of gatsby-link, whose link our pages do not use. @param path of an address, with query and hash */
export function parsePath(path: string): Parts {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname: pathname || "/", search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}
