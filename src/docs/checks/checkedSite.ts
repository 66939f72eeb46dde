import type { CompiledDoc } from "../compile/compileBody";
import type { DocLibrary } from "../library/docLibrary";
import type { DocRecord } from "../read/docRecord";
import type { Finding } from "../finding";

/** What the rules look at: all docs, compiled. */
export type CheckedSite = { library: DocLibrary; compiled: Map<DocRecord, CompiledDoc> };

/** A rule reads the whole site and answers with findings. */
export type Rule = (site: CheckedSite) => Finding[] | Promise<Finding[]>;

/** A finding about a doc as a whole stands at its first line. */
export function aboutDoc(doc: DocRecord, finding: Pick<Finding, "rule" | "severity" | "text" | "advice">): Finding {
  return { file: doc.sourcePath, line: 1, column: 1, ...finding };
}
