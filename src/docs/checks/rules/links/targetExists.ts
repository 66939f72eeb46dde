import { localeOfPath } from "../../../../i18n/localePath";
import type { DocLinkTarget } from "../../../compile/fill/resolveLinks";
import type { DocLibrary } from "../../../library/docLibrary";
import type { DocRecord } from "../../../read/docRecord";
import type { Remark, SiteRule } from "../../rule";

/** Links and cards lead to pages that exist, in the doc's own language. Anything else stops the build. */
export const targetExists: SiteRule = {
  id: "target-exists",
  severity: "error",
  about: "links and cards to docs that do not exist, or into the other language",
  when: "build",
  find: ({ library, compiled }) =>
    [...compiled].flatMap(([doc, { links, cards }]) =>
      [
        ...links.flatMap((link) => about("link", link, doc, library)),
        ...cards.flatMap((card) => about("card", card, doc, library)),
      ].map((remark) => ({ doc, ...remark })),
    ),
};

function about(
  kind: "link" | "card",
  { path, line, column }: DocLinkTarget,
  { locale }: DocRecord,
  library: DocLibrary,
): Remark[] {
  if (path === null) return [];
  const isThere = kind === "link" ? library.resolvePath(path) !== null : library.findPage(path) !== null;
  if (!isThere) {
    const text = `the ${kind} leads to ${path}, where there is no ${kind === "link" ? "page" : "doc"}`;
    return [{ line, column, text, advice: "write the address of a doc that exists" }];
  }
  if (localeOfPath(path) === locale) return [];
  const text = `the ${kind} to ${path} leaves this doc's language`;
  return [{ line, column, text, advice: `link to the same page in «${locale}»` }];
}
