import type { CompiledDoc } from "../compile/compileBody";
import type { DocRecord } from "../read/docRecord";
import type { DocLibrary, Edition } from "../library/docLibrary";
import type { DocPage } from "../library/docPages";
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
    section: sectionName(library, page),
    locale: page.doc.locale,
    sections: compiled.get(page.doc)?.searchSections ?? [],
  }));
}

/** Who keeps to a section while searching wants its overview as well. */
function sectionName(library: DocLibrary, page: DocPage): string {
  const isOverview = page.slug !== "" && library.pagesBelow(page.locale, page.version, page.slug).length > 0;
  return library.sectionName(page) || (isOverview ? (page.doc.label ?? page.doc.title) : "");
}
