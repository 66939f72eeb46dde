/** Schemes that an address in content may have. `http` is there for places that know no other; a warning asks. */
export const allowedSchemes: readonly string[] = ["https", "http", "mailto", "tel"];

/**
 * The scheme of an address as browsers read it, in small letters; null for an address within the site. Browsers leave
 * out control characters and spaces in front, and tabs and line ends anywhere (WHATWG URL Standard, «URL parsing»), so
 * that `java\nscript:` is a scheme, too.
 */
export function addressScheme(address: string): string | null {
  const read = address.replace(/^[\u0000-\u0020]+/, "").replace(/[\t\n\r]/g, "");
  return /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase() ?? null;
}
