import type { SearchSection } from "../compile/collect/searchSections";
import type { CompiledDoc } from "../compile/compileBody";
import type { DocRecord } from "../read/docRecord";
import type { DocLibrary, Edition } from "./docLibrary";
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
    sections: withLead(compiled.get(page.doc)?.searchSections ?? [], page.doc),
  }));
}

/** The description is read, and found, as the beginning of a page's text; keywords are found with it. */
function withLead(sections: SearchSection[], { description, keywords }: DocRecord): SearchablePage["sections"] {
  const lead = [description ?? "", ...keywords].join(" ").trim();
  return sections.map((section, index) =>
    index === 0 ? { ...section, lead, text: `${description ?? ""} ${section.text}`.trim() } : { ...section, lead: "" },
  );
}
