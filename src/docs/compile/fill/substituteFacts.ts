import type { Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { facts, isFactName } from "../../../site/facts";
import { attributeValue } from "../refuse/checkComponents";
import { type CompileContext, report } from "../compileContext";

const placeholder = /%%(\w+)%%/g;

/** Puts product facts in the place of their names: `<Fact>` in prose, `%%name%%` in code and addresses. */
export function substituteFacts(root: Root, context: CompileContext): void {
  visit(root, (node, index, parent) => {
    const replace = (text: string) => fillFacts(text, node, context);
    if (node.type === "code" || node.type === "inlineCode") node.value = replace(node.value);
    if (node.type === "link" || node.type === "definition") node.url = replace(node.url);
    if (node.type === "text" && node.value.search(placeholder) >= 0) {
      report(context, node, {
        rule: "known-fact",
        text: "%%name%% stands in prose",
        advice: 'write <Fact name="…" /> here; %%name%% is for code and addresses',
      });
    }
    if ((node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement") && node.name === "Fact") {
      const text = { type: "text" as const, value: factValue(attributeValue(node, "name"), node, context) };
      const inline = node.type === "mdxJsxTextElement";
      parent?.children.splice(index ?? 0, 1, inline ? text : { type: "paragraph", children: [text] });
      return [SKIP, (index ?? 0) + 1];
    }
    return undefined;
  });
}

/** Fills the names of facts (`%%name%%`) within a text; unknown ones are reported at the node. */
export function fillFacts(text: string, node: Parameters<typeof report>[1], context: CompileContext): string {
  return text.replace(placeholder, (_match, name: string) => factValue(name, node, context));
}

function factValue(name: string, node: Parameters<typeof report>[1], context: CompileContext): string {
  if (isFactName(name)) return facts[name].value;
  report(context, node, {
    rule: "known-fact",
    text: `there is no product fact «${name}»`,
    advice: `use ${Object.keys(facts).join(", ")}`,
  });
  return name;
}
