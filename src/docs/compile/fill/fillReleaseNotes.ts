import type { Heading } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { releaseHeading } from "../../read/releases/releaseHeading";
import type { CompileContext } from "../compileContext";
import { jsxElement } from "../../jsxElement";
import type { ShownNote } from "../remember/asks";
import type { Handlers } from "../walk";

/**
 * Puts the release notes of this documentation in the place of `<ReleaseNotes />`: the feed's link, then each note below
 * a heading. Notes come drawn: what is to say about their text is said at their own files.
 */
export function fillReleaseNotes({ ask, doc: { locale } }: CompileContext): Handlers {
  return {
    mdxJsxFlowElement({ name, position }, index, parent) {
      if (name !== "ReleaseNotes" || parent.type !== "root") return undefined;
      const placed = position ? { position } : {};
      const notes = ask.releaseNotes().flatMap((note): [Heading, MdxJsxFlowElement] => [
        {
          type: "heading",
          depth: 3,
          children: [{ type: "text", value: releaseHeading(note.date, locale), ...placed }],
          ...placed,
        },
        { ...jsxElement("ReleaseNote", {}), data: { note } },
      ]);
      parent.children.splice(index, 1, jsxElement("FeedLink", {}), ...notes);
      return index;
    },
  };
}

declare module "mdast-util-mdx-jsx" {
  interface MdxJsxFlowElementData {
    note?: ShownNote;
  }
  interface MdxJsxFlowElementHastData {
    note?: ShownNote;
  }
}
