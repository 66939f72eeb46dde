import type { Code, ListItem, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { type Diagram, diagramLanguage, readDiagram } from "../../diagrams/readDiagram";
import { jsxElement } from "../../jsxElement";
import { codeMeta } from "./codeMeta";
import { type CompileContext, report } from "../compileContext";
import type { Handlers } from "../walk";
import { fillFacts } from "./substituteFacts";

/** Puts a `Diagram` in the place of every diagram's fence. It holds the diagram as a list; the picture comes at the end. */
export function readDiagrams(context: CompileContext): Handlers {
  return {
    code(node, index, parent) {
      if (node.lang !== diagramLanguage) return undefined;
      const { title } = codeMeta(node.meta ?? "");
      const { diagram, mistakes } = readDiagram(fillFacts(node.value, node, context));
      const fence = node.position?.start.line ?? 0;
      const problems = title ? mistakes : [{ line: 0, text: "the diagram has no title" }, ...mistakes];
      for (const { line, text } of problems) {
        const position = { start: { line: fence + line, column: 1 } };
        report(context, { position }, { rule: "diagram", text, advice });
      }
      (parent.children as RootContent[]).splice(index, 1, ...(diagram ? [figureOf(diagram, title, node)] : []));
      return index;
    },
  };
}

function figureOf(diagram: Diagram, title: string, node: Code): MdxJsxFlowElement {
  const figure = jsxElement("Diagram", { title, text: diagram.text });
  figure.children = [asList(diagram, node)];
  figure.data = { diagram };
  if (node.position) figure.position = node.position;
  return figure;
}

const advice = "see «Draw a diagram» in .github/CONTRIBUTING.md";

/** The diagram in words: an arrow a line, and what stands alone. */
function asList({ nodes, edges, groups }: Diagram, { position }: Code): MdxJsxFlowElement["children"][number] {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const alone = nodes.filter(({ id }) => !edges.some(({ from, to }) => from === id || to === id));
  const lines = [
    ...groups.map((group) => `${group.label}: ${group.nodes.map((id) => labels.get(id)).join(", ")}`),
    ...alone.map(({ label }) => label),
    ...edges.map(({ from, to, label }) => `${labels.get(from)} → ${labels.get(to)}${label ? `: ${label}` : ""}`),
  ];
  const items = lines.map((value): ListItem => {
    const text = { type: "text" as const, value, ...(position && { position }) };
    return { type: "listItem", spread: false, children: [{ type: "paragraph", children: [text] }] };
  });
  return { type: "list", ordered: false, spread: false, children: items };
}

declare module "mdast-util-mdx-jsx" {
  interface MdxJsxFlowElementData {
    diagram?: Diagram;
  }
}
