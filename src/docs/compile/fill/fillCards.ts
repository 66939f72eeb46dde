import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { jsxAttributes, jsxElement } from "../jsxElement";
import { attributeValue } from "../refuse/checkComponents";
import { type CompileContext, report } from "../compileContext";
import type { CardTarget } from "../remember/asks";
import type { Handlers } from "../walk";

/**
 * Fills cards with the title and description of the docs they lead to, and sections' cards with all their docs.
 * @param targets is told where the cards lead
 */
export function fillCards(context: CompileContext, targets: string[]): Handlers {
  return {
    mdxJsxFlowElement(node) {
      if (node.name === "SectionCards") {
        targets.push(...fillSectionCards(node, context));
        return "skip";
      }
      if (node.name !== "Card") return undefined;
      const path = attributeValue(node, "doc");
      const page = context.ask.page(path);
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
    },
  };
}

function fillSectionCards(node: MdxJsxFlowElement, context: CompileContext): string[] {
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
  return pages.map(({ path }) => path);
}

function cardTexts({ path, title, description }: CardTarget): Record<string, string> {
  return { href: path, title, description: description ?? "" };
}
