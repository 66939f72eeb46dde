import { pageAddress } from "../../../../i18n/pageAddress";
import { currentVersion } from "../../../../site/names";
import type { SiteRule } from "../../rule";

/** Docs of an older version begin as copies, whose links lead readers into another version unnoticed. */
export const sameVersion: SiteRule = {
  id: "same-version",
  severity: "warning",
  about: "links and cards of an older version that lead out of it, though it has the page",
  when: "check",
  find: ({ library, compiled }) =>
    [...compiled].flatMap(([doc, { links, cards }]) => {
      if (doc.version === currentVersion) return [];
      return [...links, ...cards].flatMap(({ path, line, column }) => {
        const target = path === null ? null : library.findPage(path);
        if (!target || target.version === doc.version) return [];
        const own = library.resolvePath(pageAddress(target.locale, doc.version, target.slug));
        if (own === null) return [];
        return [{ doc, line, column, text: `${target.path} leaves version ${doc.version}`, advice: `link to ${own}` }];
      });
    }),
};
