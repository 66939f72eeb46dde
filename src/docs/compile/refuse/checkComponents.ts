import type { List, Parents } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { components, type ComponentRule } from "./components";
import { type CompileContext, report } from "../compileContext";
import type { Handlers } from "../walk";

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Refuses unknown components and attributes, and components in the wrong place, before anything is drawn. */
export function checkComponents(context: CompileContext): Handlers {
  const check = (node: JsxElement, _index: number, parent: Parents) => checkComponent(node, parent, context);
  return { mdxJsxFlowElement: check, mdxJsxTextElement: check };
}

function checkComponent(node: JsxElement, parent: Parents, context: CompileContext): void {
  const rule = node.name && Object.hasOwn(components, node.name) ? components[node.name] : undefined;
  if (!rule) {
    report(context, node, {
      rule: "known-component",
      text: `there is no component <${node.name ?? ""}>`,
      advice: `use ${Object.keys(components).join(", ")}, or write \\< for the character`,
    });
    return;
  }
  checkAttributes(node, rule, context);
  // Without a tag that did not parse, what stood in it stands elsewhere: no mistake of its own.
  if (context.findings.some((finding) => finding.rule === "syntax")) return;
  if (rule.parent && !("name" in parent && parent.name === rule.parent)) {
    report(context, node, {
      rule: "component-place",
      text: `<${node.name}> stands outside <${rule.parent}>`,
      advice: `put it directly inside <${rule.parent}>`,
    });
  }
  if (node.name === "Steps") checkSteps(node, context);
}

function checkAttributes(node: JsxElement, rule: ComponentRule, context: CompileContext): void {
  const known = Object.keys(rule.attributes);
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || (attribute.value !== null && typeof attribute.value === "object")) {
      report(context, node, {
        rule: "no-code",
        text: `<${node.name}> has an attribute that is an {expression}`,
        advice: 'give it plain text in quotes: name="value"',
      });
    } else if (!known.includes(attribute.name)) {
      report(context, node, {
        rule: "known-attribute",
        text: `<${node.name}> has no attribute ${attribute.name}`,
        advice: known.length > 0 ? `it may have ${known.join(", ")}` : "it has none",
      });
    }
  }
  for (const name of known.filter((name) => rule.attributes[name]?.required && !attributeValue(node, name))) {
    report(context, node, {
      rule: "known-attribute",
      text: `<${node.name}> needs ${name}="…"`,
      advice: "see the table of components in .github/CONTRIBUTING.md",
    });
  }
}

function checkSteps(node: JsxElement, context: CompileContext): void {
  const [list, ...rest] = node.children as List[];
  if (list?.type === "list" && list.ordered && list.children.length > 1 && rest.length === 0) return;
  report(context, node, {
    rule: "steps",
    text: `<Steps> holds ${list ? `a ${list.type}${rest.length > 0 ? " and more" : ""}` : "nothing"}`,
    advice: "put exactly one numbered list of two items or more inside",
  });
}

/** Text of an attribute; empty when it is missing or has no value. */
export function attributeValue(node: JsxElement, name: string): string {
  const attribute = node.attributes.find(
    (candidate): candidate is MdxJsxAttribute => candidate.type === "mdxJsxAttribute" && candidate.name === name,
  );
  return typeof attribute?.value === "string" ? attribute.value : "";
}
