import type { CompiledDoc } from "../compile/compileBody";
import type { DocRecord } from "../read/docRecord";
import type { DocLibrary, Edition } from "../library/docLibrary";
import type { SearchablePage } from "./searchRecords";

/** Every page of a language and version as search sees it, fallbacks included. */
export function searchPages(
  library: DocLibrary,
  compiled: Map<DocRecord, CompiledDoc>,
  { locale, version }: Edition,
): SearchablePage[] {
  return library.tree(locale, version).pages.map((page) => ({
    path: page.path,
    title: page.doc.title,
    section: library.sectionName(page),
    locale: page.doc.locale,
    sections: compiled.get(page.doc)?.searchSections ?? [],
  }));
}
