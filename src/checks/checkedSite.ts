import type { CompiledDoc } from "../documents/compile/compileBody";
import type { DocLibrary } from "../documents/docLibrary";
import type { DocRecord } from "../documents/docRecord";
import type { Finding } from "../documents/finding";

/** What the rules look at: all docs, compiled. */
export type CheckedSite = { library: DocLibrary; compiled: Map<DocRecord, CompiledDoc> };

/** A rule reads the whole site and answers with findings. */
export type Rule = (site: CheckedSite) => Finding[] | Promise<Finding[]>;

/** A finding about a doc as a whole stands at its first line. */
export function aboutDoc(doc: DocRecord, finding: Pick<Finding, "rule" | "severity" | "text" | "advice">): Finding {
  return { file: doc.sourcePath, line: 1, column: 1, ...finding };
}
