import { partialLocales as ownPartialLocales } from "../../site/locales";
import type { CompiledDoc } from "../compile/compileBody";
import type { DocCompiler } from "../compile/compileDocs";
import type { DocLibrary } from "../library/docLibrary";
import type { DocRecord } from "../read/docRecord";
import type { Finding } from "../finding";
import { buildRules } from "./buildRules";
import { type Answer, runRules } from "./runRules";
import type { CheckedSite, Rule } from "./rule";

export type CheckOptions = {
  /** Those of a build, if not said otherwise. */
  rules?: Rule[];
  /** See `runRules`. */
  answer?: Answer;
  partialLocales?: CheckedSite["partialLocales"];
};

/**
 * Compiles every doc and release note of a site and lets rules look at it.
 * @returns the findings, in the order of files and lines
 */
export async function checkSite(
  library: DocLibrary,
  compiler: DocCompiler,
  { rules = buildRules, answer, partialLocales = new Set(ownPartialLocales) }: CheckOptions = {},
): Promise<Finding[]> {
  const compiled = new Map<DocRecord, CompiledDoc>();
  for (const doc of [...library.docs, ...library.notes]) compiled.set(doc, await compiler.compile(doc));
  return runRules({ library, compiled, partialLocales }, rules, answer);
}
