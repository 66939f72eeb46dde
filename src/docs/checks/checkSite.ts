import type { CompiledDoc } from "../compile/compileBody";
import type { DocCompiler } from "../compile/compileDocs";
import type { DocLibrary } from "../library/docLibrary";
import type { Finding } from "../finding";
import type { DocRecord } from "../read/docRecord";
import { runChecks } from "./runChecks";

/** Compiles every doc of a site and lets all rules look at it. @returns the findings, in the order of files and lines */
export async function checkSite(library: DocLibrary, compiler: DocCompiler): Promise<Finding[]> {
  const compiled = new Map<DocRecord, CompiledDoc>();
  for (const doc of library.docs) compiled.set(doc, await compiler.compile(doc));
  return runChecks({ library, compiled });
}
