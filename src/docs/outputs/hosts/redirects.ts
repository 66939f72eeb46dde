import { pageAddress } from "../../../i18n/pageAddress";
import type { DocLibrary } from "../../library/docLibrary";
import { versionStart } from "../../pages/versionLinks";

/** Addresses that lead to a page elsewhere, each with that page's, below the site's root: `/old/` → `/new/`. */
export type Redirects = ReadonlyMap<string, string>;

/** Aliases of docs, and folders of older versions, which lead to where these begin unless a doc lies there. */
export function siteRedirects(library: DocLibrary): Redirects {
  const roots = library.editions.map((edition) => [pageAddress(edition.locale, edition.version, ""), edition] as const);
  const versionRoots = roots.flatMap(([root, edition]): [string, string][] =>
    library.resolvePath(root) === null ? [[root, versionStart(library, edition)]] : [],
  );
  return new Map([...versionRoots, ...library.aliases]);
}

/** The forms in which readers may ask for an address that ends in a slash. */
export function formsOf(address: string): string[] {
  const plain = address.slice(0, -1);
  return [address, plain, `${plain}.html`];
}
