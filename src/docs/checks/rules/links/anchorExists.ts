import { isReleaseNote } from "../../../read/releases/releaseNote";
import type { SiteRule } from "../../rule";

/** Links to a heading find it. A broken anchor still opens the page, so it only warns. */
export const anchorExists: SiteRule = {
  id: "anchor-exists",
  severity: "warning",
  about: "links to headings that do not exist",
  when: "build",
  find: ({ library, compiled }) =>
    [...compiled].flatMap(([doc, { links, headings }]) =>
      links.flatMap(({ path, anchor, line, column }) => {
        if (anchor === "") return [];
        // A release note links to the page that shows it.
        const target = path === null && !isReleaseNote(doc) ? null : library.findPage(path ?? doc.path);
        if (path !== null && !target) return [];
        const known = target ? (compiled.get(target.doc)?.headings ?? []) : headings;
        if (known.some((heading) => heading.anchor === decodeAnchor(anchor))) return [];
        const advice =
          known.length > 0
            ? `use one of ${known.map((heading) => `#${heading.anchor}`).join(", ")}`
            : "the page has no headings";
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
