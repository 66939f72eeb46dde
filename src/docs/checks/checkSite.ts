import { partialLocales as ownPartialLocales } from "../../site/locales";
import type { DocCompiler } from "../compile/compileDocs";
import type { DocLibrary } from "../library/docLibrary";
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
 * Compiles every doc of a site and lets rules look at it.
 * @returns the findings, in the order of files and lines
 */
export async function checkSite(
  library: DocLibrary,
  compiler: DocCompiler,
  { rules = buildRules, answer, partialLocales = new Set(ownPartialLocales) }: CheckOptions = {},
): Promise<Finding[]> {
  const compiled = await Promise.all(library.docs.map(async (doc) => [doc, await compiler.compile(doc)] as const));
  return runRules({ library, compiled: new Map(compiled), partialLocales }, rules, answer);
}
