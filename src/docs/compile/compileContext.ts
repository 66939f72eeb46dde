import type { DocRecord } from "../read/docRecord";
import type { Finding } from "../finding";
import type { Asks } from "./remember/asks";

/** What the phases of the compiler share about the doc at hand. */
export type CompileContext = {
  doc: DocRecord;
  /** The rest of the site. A doc knows of it only what it asks here, so that its dependencies are known. */
  ask: Asks;
  findings: Finding[];
};

type Positioned = { position?: { start: { line: number; column: number } } | undefined };

/** Notes something the author should know, at a node of the document. */
export function report(
  context: CompileContext,
  node: Positioned,
  finding: Pick<Finding, "rule" | "text" | "advice"> & { severity?: Finding["severity"] },
): void {
  const { line, column } = node.position?.start ?? { line: context.doc.bodyLine, column: 1 };
  context.findings.push({ severity: "error", file: context.doc.sourcePath, line, column, ...finding });
}
