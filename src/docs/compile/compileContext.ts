import type { DocPage } from "../library/docPages";
import type { DocRecord } from "../read/docRecord";
import type { Finding } from "../finding";
import { readingFinding, type ReadingRuleId } from "../readingRules";

/** What the steps of the compiler share about the doc at hand. */
export type CompileContext = {
  doc: DocRecord;
  /** Anchors of the original's headings, by position; null when the doc is the original. */
  originalAnchors: string[] | null;
  findPage(path: string): DocPage | null;
  resolvePath(path: string): string | null;
  /** Docs directly below a folder, in this doc's language and version. */
  pagesBelow(folder: string): DocPage[];
  /** Size in pixels of an image under `static/`; null when it is missing. */
  imageSize(path: string): { width: number; height: number } | null;
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
