import type { Heading, List, Root } from "mdast";
import { visit } from "unist-util-visit";
import { defaultLocale } from "../../../site/locales";
import { releaseNotes } from "../../../site/releaseNotes";
import { jsxElement } from "../jsxElement";
import { releaseHeading } from "./releaseHeading";
import type { CompileContext } from "../compileContext";

/** Puts the release notes of this documentation in the place of `<ReleaseNotes />`: the feed's link, then a heading for each. */
export function fillReleaseNotes(root: Root, { doc: { locale } }: CompileContext): void {
  visit(root, "mdxJsxFlowElement", (node, index, parent) => {
    if (node.name !== "ReleaseNotes" || parent !== root || index === undefined) return undefined;
    // Findings in the text of a note are shown at the component.
    const placed = node.position ? { position: node.position } : {};
    const words = (value: string) => ({ type: "text" as const, value, ...placed });
    const notes = releaseNotes.flatMap(({ date, changes }): [Heading, List] => [
      { type: "heading", depth: 3, children: [words(releaseHeading(date, locale))], ...placed },
      {
        type: "list",
        spread: false,
        children: (changes[locale] ?? changes[defaultLocale]).map((change) => ({
          type: "listItem",
          children: [{ type: "paragraph", children: [words(change)] }],
        })),
      },
    ]);
    root.children.splice(index, 1, jsxElement("FeedLink", {}), ...notes);
    return index + 1 + notes.length;
  });
}
