import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { countPresses, partKind, type Screen, type ScreenPart, signNames } from "../../screens/screen";
import { screenText, screenWords } from "../../screens/screenText";
import { type CompileContext, report } from "../compileContext";
import { attributeValue, hasAttribute } from "../refuse/checkComponents";
import type { Handlers } from "../walk";
import { labelNamed } from "./labelNamed";

/** Reads drawings of the product's interface: puts labels in the place of their names, and words beside the drawing. */
export function readScreens(context: CompileContext): Handlers {
  return {
    mdxJsxFlowElement(node) {
      if (node.name !== "Screen") return;
      const screen = partsOf(node, context);
      countPresses(screen);
      const text = screenText(screen, context.doc.locale);
      node.data = { ...node.data, screen: { parts: screen, text, words: screenWords(screen) } };
    },
  };
}

function partsOf(node: MdxJsxFlowElement, context: CompileContext): ScreenPart[] {
  return node.children.flatMap((child) => (child.type === "mdxJsxFlowElement" ? readPart(child, context) : []));
}

function readPart(node: MdxJsxFlowElement, context: CompileContext): ScreenPart[] {
  const kind = partKind(node.name);
  if (!kind) return [];
  return [
    {
      kind,
      label: labelNamed(attributeValue(node, "name"), node, context),
      value: labelNamed(attributeValue(node, "value"), node, context),
      text: ownText(node, context),
      sign: signNames.find((name) => name === attributeValue(node, "of")) ?? null,
      isHere: hasAttribute(node, "here"),
      isChoice: hasAttribute(node, "choice"),
      isPressed: hasAttribute(node, "press"),
      number: null,
      parts: partsOf(node, context),
    },
  ];
}

/** What an author says in words of their own: never what the product says. */
function ownText(node: MdxJsxFlowElement, context: CompileContext): string {
  const text = attributeValue(node, "text");
  const name = text && context.ask.labelCalled(text);
  if (name) {
    const [text, advice] = [`the label ${name} is typed by hand`, `call it by its name: «${name}»`];
    report(context, node, { rule: "known-label", text, advice });
  }
  return text;
}

declare module "mdast-util-mdx-jsx" {
  interface MdxJsxFlowElementData {
    /** A drawing of the interface; the same in words, and what search finds of it. */
    screen?: { parts: Screen; text: string; words: string };
  }
}
