import type { DocRecord } from "../../../read/docRecord";
import { mainDocSlug } from "../../../../site/names";
import { aboutDoc, type CheckedSite, type Rule } from "../../checkedSite";

/** Every doc has a way in: a place in the sidebar, or a link or a card on another doc. */
export const reachable: Rule = (site) => {
  const { library } = site;
  const linked = linkedPaths(site);
  return library.docs.flatMap((doc) => {
    const page = library.findPage(doc.path);
    const listed = page !== null && library.placement(page) !== null;
    // The header and the home page lead to the list of all docs.
    if (listed || linked.has(doc.path) || doc.slug === mainDocSlug) return [];
    return [
      aboutDoc(doc, {
        rule: "reachable",
        severity: "warning",
        text: `nothing leads to ${doc.path}: it is not in the sidebar, and no doc links to it`,
        advice: "link to it from a doc that its readers open",
      }),
    ];
  });
};

function linkedPaths({ library, compiled }: CheckedSite): Set<string> {
  const owns = (doc: DocRecord) => (path: string | null) =>
    path === null || path === doc.path ? [] : (library.findPage(path)?.path ?? []);
  return new Set(
    [...compiled].flatMap(([doc, { links, cards }]) => [...links.map(({ path }) => path), ...cards].flatMap(owns(doc))),
  );
}
