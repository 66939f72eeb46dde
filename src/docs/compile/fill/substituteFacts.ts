import { facts } from "../../../site/facts";
import { type CompileContext, report } from "../compileContext";
import { attributeValue, type JsxElement } from "../refuse/checkComponents";
import type { Handlers, Step } from "../walk";
import type { Parents, RootContent } from "mdast";

const placeholder = /%%(\w+)%%/g;

/** Puts product facts in the place of their names: `<Fact>` in prose, `%%name%%` in code and addresses. */
export function substituteFacts(context: CompileContext): Handlers {
  const replaceElement = (node: JsxElement, index: number, parent: Parents): Step => {
    if (node.name !== "Fact") return undefined;
    const value = factValue(attributeValue(node, "name"), node, context);
    const text = { type: "text" as const, value, data: { isFact: true } };
    const isInline = node.type === "mdxJsxTextElement";
    const children = parent.children as RootContent[];
    children.splice(index, 1, isInline ? text : { type: "paragraph", children: [text] });
    return index + 1;
  };
  const fillValue = (node: Parameters<typeof report>[1] & { value: string }) => {
    node.value = fillFacts(node.value, node, context);
  };
  const fillAddress = (node: Parameters<typeof report>[1] & { url: string }) => {
    node.url = fillFacts(node.url, node, context);
  };
  return {
    code: fillValue,
    inlineCode: fillValue,
    link: fillAddress,
    definition: fillAddress,
    text(node) {
      if (node.value.search(placeholder) < 0) return;
      report(context, node, {
        rule: "known-fact",
        text: "%%name%% stands in prose",
        advice: 'write <Fact name="…" /> here; %%name%% is for code and addresses',
      });
    },
    mdxJsxTextElement: replaceElement,
    mdxJsxFlowElement: replaceElement,
  };
}

/** Fills the names of facts (`%%name%%`) within a text; unknown ones are reported at the node. */
export function fillFacts(text: string, node: Parameters<typeof report>[1], context: CompileContext): string {
  return text.replace(placeholder, (_match, name: string) => factValue(name, node, context));
}

function factValue(name: string, node: Parameters<typeof report>[1], context: CompileContext): string {
  const value = context.ask.fact(name);
  if (value !== null) return value;
  report(context, node, {
    rule: "known-fact",
    text: `there is no product fact «${name}»`,
    advice: `use ${Object.keys(facts).join(", ")}`,
  });
  return name;
}

declare module "mdast" {
  interface TextData {
    /** The text came in the place of a product fact: it is nobody's prose. */
    isFact?: boolean;
  }
}
