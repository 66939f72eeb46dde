import type { List, Parents, RootContent } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { checkDrawing, isDrawing } from "./checkDrawing";
import { type AttributeRule, components, type ComponentRule } from "./components";
import { partKind } from "../../screens/screen";
import { type CompileContext, report } from "../compileContext";
import type { Handlers, Step } from "../walk";

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Refuses unknown components and attributes, and components in the wrong place, before anything is drawn. What is
 * unknown is taken out, so that it is not drawn where errors do not stop the build: while developing.
 */
export function checkComponents(context: CompileContext): Handlers {
  const check = (node: JsxElement, index: number, parent: Parents) => checkComponent(node, index, parent, context);
  return { mdxJsxFlowElement: check, mdxJsxTextElement: check };
}

function checkComponent(node: JsxElement, index: number, parent: Parents, context: CompileContext): Step {
  const rule = node.name && Object.hasOwn(components, node.name) ? components[node.name] : undefined;
  if (!rule) {
    report(context, node, {
      rule: "known-component",
      text: `there is no component <${node.name ?? ""}>`,
      advice: `use ${Object.keys(components).join(", ")}, or write \\< for the character`,
    });
    return withoutTag(node, index, parent);
  }
  checkAttributes(node, rule, context);
  const isInText = node.type === "mdxJsxTextElement" && !rule.isInline;
  const isMisplaced = isInText || (rule.isOutermost && parent.type !== "root");
  const parents = rule.parent ? [rule.parent].flat() : [];
  const isOutside = parents.length > 0 && !("name" in parent && parents.includes(parent.name ?? ""));
  // A part of a drawing is nothing by itself.
  const isLostPart = isOutside && partKind(node.name) !== undefined;
  // Without a tag that did not parse, what stood in it stands elsewhere: no mistake of its own.
  if (context.findings.some((finding) => finding.rule === "syntax"))
    return isMisplaced || isLostPart ? withoutTag(node, index, parent) : undefined;
  if (isMisplaced) {
    report(context, node, {
      rule: "component-place",
      text: `<${node.name}> stands in ${isInText ? "a line of text" : "something else"}`,
      advice: `put its tags on lines of their own, ${rule.isOutermost ? "outside of everything else" : "with an empty line before and after"}`,
    });
    return withoutTag(node, index, parent);
  }
  if (isOutside) {
    const inside = parents.map((name) => `<${name}>`);
    report(context, node, {
      rule: "component-place",
      text: `<${node.name}> stands outside ${inside.join(" and ")}`,
      advice: `put it directly inside ${inside.join(" or ")}`,
    });
    if (isLostPart) {
      parent.children.splice(index, 1);
      return index;
    }
  }
  if (!rule.wraps && node.children.length > 0) refuseChildren(node, context);
  if (node.name === "Steps") checkSteps(node, context);
  if (isDrawing(node)) checkDrawing(node, context);
  return undefined;
}

/** @returns where the walk goes on: at the first of the children, which stand in the place of their parent now */
function withoutTag(node: JsxElement, index: number, parent: Parents): number {
  (parent.children as RootContent[]).splice(index, 1, ...(node.children as RootContent[]));
  return index;
}

function refuseChildren(node: JsxElement, context: CompileContext): void {
  report(context, node, {
    rule: "component-place",
    text: `<${node.name}> stands around something`,
    advice: `close it at once: <${node.name} … />`,
  });
  node.children = [];
}

function checkAttributes(node: JsxElement, rule: ComponentRule, context: CompileContext): void {
  const known = Object.keys(rule.attributes);
  const kept: MdxJsxAttribute[] = [];
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
    } else {
      kept.push(attribute);
      checkValue(node, attribute, rule.attributes[attribute.name], context);
    }
  }
  node.attributes = kept;
  for (const name of known.filter((name) => rule.attributes[name]?.required && !attributeValue(node, name))) {
    report(context, node, {
      rule: "known-attribute",
      text: `<${node.name}> needs ${name}="…"`,
      advice: "see the table of components in .github/CONTRIBUTING.md",
    });
  }
}

function checkValue(
  node: JsxElement,
  { name, value }: MdxJsxAttribute,
  { values, flag }: AttributeRule = {},
  context: CompileContext,
): void {
  if (typeof value !== "string") return;
  const found = (text: string, advice: string) => report(context, node, { rule: "known-attribute", text, advice });
  if (flag) found(`${name} of <${node.name}> has a value`, `write ${name} alone`);
  if (values && !values.includes(value))
    found(`${name} of <${node.name}> cannot be «${value}»`, `use ${values.join(", ")}`);
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

/** Whether an element has an attribute, with a value or without. */
export function hasAttribute({ attributes }: JsxElement, name: string): boolean {
  return attributes.some((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === name);
}

/** Text of an attribute; empty when it is missing or has no value. */
export function attributeValue(node: JsxElement, name: string): string {
  const attribute = node.attributes.find(
    (candidate): candidate is MdxJsxAttribute => candidate.type === "mdxJsxAttribute" && candidate.name === name,
  );
  return typeof attribute?.value === "string" ? attribute.value : "";
}
