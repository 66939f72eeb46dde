import type { DocRecord } from "../../../read/docRecord";
import { allDocsSlug } from "../../../../site/names";
import type { CheckedSite, SiteRule } from "../../rule";

/** Every doc has a way in: a place in the sidebar, or a link or a card on another doc. */
export const reachable: SiteRule = {
  id: "reachable",
  severity: "warning",
  about: "docs that neither the sidebar nor a link leads to",
  when: "check",
  find(site) {
    const linked = new Set(linkedPaths(site));
    // The header and the home page lead to the list of all docs.
    const isFound = ({ path, slug }: DocRecord) => isListed(site, path) || linked.has(path) || slug === allDocsSlug;
    const lost = site.library.docs.filter((doc) => !isFound(doc));
    return lost.map((doc) => ({
      doc,
      text: `nothing leads to ${doc.path}: it is not in the sidebar, and no doc links to it`,
      advice: "link to it from a doc that its readers open",
    }));
  },
};

function isListed({ library }: CheckedSite, path: string): boolean {
  const page = library.findPage(path);
  return page !== null && library.placement(page) !== null;
}

function linkedPaths({ library, compiled }: CheckedSite): string[] {
  const pathIn = (doc: DocRecord, path: string | null) =>
    path === null || path === doc.path ? [] : (library.findPage(path)?.path ?? []);
  return [...compiled].flatMap(([doc, { links, cards }]) =>
    [...links, ...cards].flatMap(({ path }) => pathIn(doc, path)),
  );
}
