import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { drawDiagram } from "../../diagrams/drawDiagram";
import { layoutDiagram } from "../../diagrams/layoutDiagram";
import { fontSize } from "../../diagrams/textSize";
import { jsxAttributes } from "../../jsxElement";

/** Draws the diagram that was read, behind its list. Other components are left as they are. */
export async function drawPicture(figure: MdxJsxFlowElement): Promise<void> {
  if (!figure.data?.diagram) return;
  const layout = await layoutDiagram(figure.data.diagram);
  const { width, height } = layout;
  figure.attributes.push(...jsxAttributes({ width: `${width}`, height: `${height}`, fontSize: `${fontSize}` }));
  figure.children.push(drawDiagram(layout));
}
