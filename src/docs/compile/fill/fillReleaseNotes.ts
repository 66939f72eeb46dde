import type { Heading, List } from "mdast";
import type { CompileContext } from "../compileContext";
import { jsxElement } from "../jsxElement";
import type { Handlers } from "../walk";
import { releaseHeading } from "./releaseHeading";

/** Puts the release notes of this documentation in the place of `<ReleaseNotes />`: the feed's link, then a heading for each. */
export function fillReleaseNotes({ ask, doc: { locale } }: CompileContext): Handlers {
  return {
    mdxJsxFlowElement(node, index, parent) {
      if (node.name !== "ReleaseNotes" || parent.type !== "root") return undefined;
      // Findings in the text of a note are shown at the component.
      const placed = node.position ? { position: node.position } : {};
      const words = (value: string) => ({ type: "text" as const, value, ...placed });
      const notes = ask.releaseNotes().flatMap(({ date, changes }): [Heading, List] => [
        { type: "heading", depth: 3, children: [words(releaseHeading(date, locale))], ...placed },
        {
          type: "list",
          spread: false,
          children: changes.map((change) => ({
            type: "listItem",
            children: [{ type: "paragraph", children: [words(change)] }],
          })),
        },
      ]);
      parent.children.splice(index, 1, jsxElement("FeedLink", {}), ...notes);
      return index;
    },
  };
}
