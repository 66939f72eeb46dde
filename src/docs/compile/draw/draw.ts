import type { Code, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { ContentTree } from "../../../types/contentTree";
import { isReference } from "../../../site/sectionKinds";
import type { DocRecord } from "../../read/docRecord";
import { together, walk } from "../walk";
import { drawPicture } from "./drawPicture";
import { foldMarkup } from "./foldMarkup";
import { highlightCodeBlock } from "./highlightCodeBlock";
import { labelTables } from "./labelTables";
import { placeSamples } from "./placeSamples";
import { placeScreen } from "./placeScreen";
import { shapeTables } from "./shapeTables";
import { toTree } from "./toTree";
import { typeset } from "./typography";
import { wholeTokens } from "./wholeTokens";

/** Makes of a filled document the tree that the site draws. Last, because what it adds nobody else wants to read. */
export async function draw(root: Root, { locale, title, slug }: DocRecord): Promise<ContentTree> {
  const blocks: Code[] = [];
  const components: MdxJsxFlowElement[] = [];
  walk(
    root,
    together(labelTables(title), {
      code: (node) => void blocks.push(node),
      mdxJsxFlowElement: (node) => void components.push(node),
    }),
  );
  for (const node of components) placeScreen(node);
  typeset(root, locale);
  for (const node of blocks) await highlightCodeBlock(node, !isReference(slug));
  for (const node of components) await drawPicture(node);
  return foldMarkup(placeSamples(shapeTables(toTree(root)).map(wholeTokens)));
}
