import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { SidebarItem } from "../../../types/docs";
import type { CompileContext } from "../compileContext";
import { jsxElement } from "../../jsxElement";
import type { Handlers } from "../walk";

/** Fills `<AllDocs />` with every doc of the version, section by section, as in the sidebar. */
export function fillAllDocs({ ask }: CompileContext): Handlers {
  return {
    mdxJsxFlowElement(node) {
      if (node.name !== "AllDocs") return undefined;
      node.children = ask.sidebar().map(listed);
      return "skip";
    },
  };
}

function listed({ label, path, items = [] }: SidebarItem): MdxJsxFlowElement {
  return jsxElement("ListedDoc", { href: path, label }, items.map(listed));
}
