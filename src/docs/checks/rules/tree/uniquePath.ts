import type { DocRecord } from "../../../read/docRecord";
import { pageAddress } from "../../../../i18n/pageAddress";
import { localeKeys } from "../../../../site/locales";
import { currentVersion, searchSlug } from "../../../../site/names";
import type { SiteRule } from "../../rule";

/** No two docs or aliases share an address, with each other or with a page that is no doc. */
export const uniquePath: SiteRule = {
  id: "unique-path",
  severity: "error",
  about: "two docs or aliases at one address",
  when: "build",
  find({ library }) {
    const owners = new Map<string, string>(
      localeKeys.flatMap((locale): [string, string][] => [
        [pageAddress(locale, currentVersion, ""), "the home page"],
        ...library.versions.map((version): [string, string] => [
          pageAddress(locale, version, searchSlug),
          "the search page",
        ]),
      ]),
    );
    return library.docs.flatMap((doc) =>
      addressesOf(doc).flatMap((address) => {
        const owner = owners.get(address);
        owners.set(address, doc.sourcePath);
        if (!owner) return [];
        const text = `the address ${address} already belongs to ${owner}`;
        return [{ doc, text, advice: "rename one of the files or drop the alias" }];
      }),
    );
  },
};

function addressesOf({ path, aliases, locale, version }: DocRecord): string[] {
  return [path, ...aliases.map((alias) => pageAddress(locale, version, alias.replace(/^\/|\/$/g, "")))];
}
