import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { jsxAttributes, jsxElement } from "../../jsxElement";
import { attributeValue } from "../refuse/checkComponents";
import { type CompileContext, report } from "../compileContext";
import type { CardTarget } from "../remember/asks";
import type { Handlers } from "../walk";
import { plainLink } from "./plainLink";
import type { DocLinkTarget } from "./resolveLinks";

/**
 * Fills cards with the title and description of the docs they lead to, and sections' cards with all their docs.
 * @param targets is told where the cards lead, for the checks
 */
export function fillCards(context: CompileContext, targets: DocLinkTarget[]): Handlers {
  return {
    mdxJsxFlowElement(node) {
      if (node.name === "SectionCards") {
        targets.push(...fillSectionCards(node, context));
        return "skip";
      }
      if (node.name !== "Card") return undefined;
      const { path } = plainLink(attributeValue(node, "doc"));
      const page = context.ask.page(path);
      if (page) node.attributes = jsxAttributes(cardTexts(page));
      targets.push(targetAt(node, page?.path ?? path));
      return undefined;
    },
  };
}

function fillSectionCards(node: MdxJsxFlowElement, context: CompileContext): DocLinkTarget[] {
  const slug = attributeValue(node, "group") || context.doc.slug;
  const pages = context.ask.pagesBelow(slug);
  if (pages.length === 0) {
    report(context, node, {
      rule: "section-cards",
      text: `there are no docs below ${slug} to show as cards`,
      advice: "write the first doc, or leave the cards out until then",
    });
  }
  node.name = "Cards";
  node.attributes = [];
  node.children = pages.map((page) => jsxElement("Card", cardTexts(page)));
  return pages.map(({ path }) => targetAt(node, path));
}

function targetAt({ position }: MdxJsxFlowElement, path: string): DocLinkTarget {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { path, anchor: "", line, column };
}

function cardTexts({ path, title, description }: CardTarget): Record<string, string> {
  return { href: path, title, description: description ?? "" };
}
