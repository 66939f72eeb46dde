import { anchorsOf } from "../../../compile/collect/rows";
import { isReleaseNote } from "../../../read/releases/releaseNote";
import type { SiteRule } from "../../rule";

/** Links to a heading, or to a row of a reference table, find it. A broken anchor still opens the page, so it only warns. */
export const anchorExists: SiteRule = {
  id: "anchor-exists",
  severity: "warning",
  about: "links to headings that do not exist",
  when: "build",
  find: ({ library, compiled }) =>
    [...compiled].flatMap(([doc, own]) =>
      own.links.flatMap(({ path, anchor, line, column }) => {
        if (anchor === "") return [];
        // A release note links to the page that shows it.
        const target = path === null && !isReleaseNote(doc) ? null : library.findPage(path ?? doc.path);
        if (path !== null && !target) return [];
        const known = anchorsOf((target && compiled.get(target.doc)) ?? own);
        if (known.includes(decodeAnchor(anchor))) return [];
        const advice =
          known.length > 0 ? `use one of ${known.map((name) => `#${name}`).join(", ")}` : "the page has no headings";
        const text = `there is no heading #${anchor} on ${target?.path ?? "this page"}`;
        return [{ doc, line, column, text, advice }];
      }),
    ),
};

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
