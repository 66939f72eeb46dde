import type { DocRecord } from "../read/docRecord";
import type { Finding } from "../finding";
import { readingFinding, type ReadingRuleId } from "../readingRules";
import type { Asks } from "./remember/asks";

/** What the phases of the compiler share about the doc at hand. */
export type CompileContext = {
  doc: DocRecord;
  /** The rest of the site. A doc knows of it only what it asks here, so that its dependencies are known. */
  ask: Asks;
  findings: Finding[];
};

type Positioned = { position?: { start: { line: number; column: number } } | undefined };

/** Notes something the author should know, at a node of the document. How serious it is, the rule says. */
export function report(
  { doc, findings }: Pick<CompileContext, "doc" | "findings">,
  node: Positioned,
  { rule, ...finding }: Pick<Finding, "text" | "advice"> & { rule: ReadingRuleId },
): void {
  const { line, column } = node.position?.start ?? { line: doc.bodyLine, column: 1 };
  findings.push(readingFinding(rule, { file: doc.sourcePath, line, column, ...finding }));
}
