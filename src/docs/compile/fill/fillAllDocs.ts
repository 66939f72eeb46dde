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
      node.children = ask.sidebar().map((section) => listed(section, "ListedSection"));
      return "skip";
    },
  };
}

function listed({ label, path, items = [] }: SidebarItem, name: "ListedSection" | "ListedDoc"): MdxJsxFlowElement {
  const below = items.map((doc) => listed(doc, "ListedDoc"));
  return jsxElement(name, { href: path, label }, below);
}
