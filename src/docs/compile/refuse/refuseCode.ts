import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { type CompileContext, report } from "../compileContext";

// Prose may begin with these words; only what JavaScript would take as a statement is refused.
const statement =
  /^(?:import\s+(?:[\w*{][^\n]*\sfrom\s+)?["']|export\s+(?:default\b|(?:const|let|var|function|class|async)\s|[{*]))/;

/** Content cannot run code: refuses modules, expressions and what else is not plain Markdown. */
export function refuseCode(root: Root, context: CompileContext): void {
  visit(root, (node) => {
    // Inline code at the beginning talks about a statement; it is none.
    if (node.type === "paragraph" && node.children[0]?.type === "text" && statement.test(toString(node))) {
      report(context, node, {
        rule: "no-code",
        text: `documents cannot ${toString(node).split(/\s/)[0]} modules`,
        advice: "registered components need no import; delete the line",
      });
    }
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      report(context, node, {
        rule: "no-code",
        text: "{expressions} are not allowed",
        advice: "write the text itself, or \\{ for a brace",
      });
    }
    if (node.type === "listItem" && typeof node.checked === "boolean") {
      report(context, node, { rule: "no-tasks", text: "task lists are not supported", advice: "write a plain list" });
    }
    if (node.type === "footnoteDefinition" || node.type === "footnoteReference") {
      report(context, node, {
        rule: "no-footnotes",
        text: "footnotes are not supported",
        advice: "say it in the sentence",
      });
    }
  });
}
