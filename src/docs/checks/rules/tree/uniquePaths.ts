import { docUrl } from "../../../read/docPath";
import type { DocRecord } from "../../../read/docRecord";
import { addLocale } from "../../../../i18n/localePath";
import { localeKeys } from "../../../../site/locales";
import { searchSlug } from "../../../../site/names";
import { aboutDoc, type Rule } from "../../checkedSite";

/** No two docs or aliases share an address, with each other or with a page that is no doc. */
export const uniquePaths: Rule = ({ library }) => {
  const owners = new Map<string, string>(
    localeKeys.flatMap((locale) => [
      [addLocale("/", locale), "the home page"],
      [addLocale(`/${searchSlug}/`, locale), "the search page"],
    ]),
  );
  return library.docs.flatMap((doc) =>
    addressesOf(doc).flatMap((address) => {
      const owner = owners.get(address);
      owners.set(address, doc.sourcePath);
      if (!owner) return [];
      return [
        aboutDoc(doc, {
          rule: "unique-path",
          severity: "error",
          text: `the address ${address} already belongs to ${owner}`,
          advice: "rename one of the files or drop the alias",
        }),
      ];
    }),
  );
};

function addressesOf({ path, aliases, locale, version }: DocRecord): string[] {
  return [path, ...aliases.map((alias) => docUrl(locale, version, alias.replace(/^\/|\/$/g, "")))];
}
