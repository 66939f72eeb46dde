import type { DocCompiler } from "../compile/compileDocs";
import type { DocLibrary } from "../library/docLibrary";
import type { Finding } from "../finding";
import { runChecks } from "./runChecks";

/** Compiles every doc of a site and lets all rules look at it. @returns the findings, in the order of files and lines */
export async function checkSite(library: DocLibrary, compiler: DocCompiler): Promise<Finding[]> {
  const compiled = await Promise.all(library.docs.map(async (doc) => [doc, await compiler.compile(doc)] as const));
  return runChecks({ library, compiled: new Map(compiled) });
}
