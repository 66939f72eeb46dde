import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import type { DocPage } from "../../library/docPages";
import { jsxAttributes, jsxElement } from "../jsxElement";
import { attributeValue } from "../refuse/checkComponents";
import { type CompileContext, report } from "../compileContext";

/**
 * Fills cards with the title and description of the docs they lead to, and sections' cards with all their docs.
 * @returns where the cards lead
 */
export function fillCards(root: Root, context: CompileContext): string[] {
  const targets: string[] = [];
  visit(root, "mdxJsxFlowElement", (node: MdxJsxFlowElement) => {
    if (node.name === "SectionCards") {
      targets.push(...fillSectionCards(node, context));
      return SKIP;
    }
    if (node.name !== "Card") return undefined;
    const path = attributeValue(node, "doc");
    const page = context.findPage(path);
    if (page) {
      node.attributes = jsxAttributes(cardTexts(page));
      targets.push(page.path);
    } else {
      report(context, node, {
        rule: "target-exists",
        text: `the card leads to ${path}, where there is no doc`,
        advice: "write the address of a doc that exists",
      });
    }
    return undefined;
  });
  return targets;
}

function fillSectionCards(node: MdxJsxFlowElement, context: CompileContext): string[] {
  const slug = attributeValue(node, "group") || context.doc.slug;
  const pages = context.pagesBelow(slug);
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
  return pages.map(({ path }) => path);
}

function cardTexts({ path, doc }: DocPage): Record<string, string> {
  return { href: path, title: doc.title, description: doc.description ?? "" };
}
