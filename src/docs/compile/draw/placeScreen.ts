import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { jsxAttributes } from "../../jsxElement";
import { drawScreen } from "../../screens/drawScreen";

/** Puts the drawing of the interface that was read in the place of what its author wrote. Other components are left. */
export function placeScreen(figure: MdxJsxFlowElement): void {
  const { screen } = figure.data ?? {};
  if (!screen) return;
  figure.attributes.push(...jsxAttributes({ text: screen.text }));
  figure.children = drawScreen(screen.parts);
}
