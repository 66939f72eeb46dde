import type { Parents } from "mdast";
import { toString } from "mdast-util-to-string";
import { type CompileContext, report } from "../compileContext";
import type { Handlers } from "../walk";

// Prose may begin with these words; only what JavaScript would take as a statement is refused.
const statement =
  /^(?:import\s+(?:[\w*{][^\n]*\sfrom\s+)?["']|export\s+(?:default\b|(?:const|let|var|function|class|async)\s|[{*]))/;

/** Content cannot run code: refuses modules, expressions and what else is not plain Markdown. */
export function refuseCode(context: CompileContext): Handlers {
  const refuseExpression = (node: Positioned) =>
    report(context, node, {
      rule: "no-code",
      text: "{expressions} are not allowed",
      advice: "write the text itself, or \\{ for a brace",
    });
  const refuseFootnote = (node: Positioned, index: number, parent: Parents) => {
    report(context, node, {
      rule: "no-footnotes",
      text: "footnotes are not supported",
      advice: "say it in the sentence",
    });
    parent.children.splice(index, 1);
    return index;
  };
  return {
    paragraph(node) {
      // Inline code at the beginning talks about a statement; it is none.
      if (node.children[0]?.type !== "text" || !statement.test(toString(node))) return;
      report(context, node, {
        rule: "no-code",
        text: `documents cannot ${toString(node).split(/\s/)[0]} modules`,
        advice: "registered components need no import; delete the line",
      });
    },
    mdxFlowExpression: refuseExpression,
    mdxTextExpression: refuseExpression,
    listItem(node) {
      if (typeof node.checked !== "boolean") return;
      report(context, node, { rule: "no-tasks", text: "task lists are not supported", advice: "write a plain list" });
      node.checked = null;
    },
    footnoteDefinition: refuseFootnote,
    footnoteReference: refuseFootnote,
  };
}

type Positioned = Parameters<typeof report>[1];
