import { readContent } from "../../../docs/read/readContent";
import { docCompiler } from "../../../docs/compile/compileDocs";
import { docLibrary } from "../../../docs/library/docLibrary";
import { searchRecords } from "../../../docs/library/searchRecords";
import { searchPages } from "../../../docs/library/queries";
import type { SearchRecord } from "../../../search/search";
import type { Locale } from "../../../site/locales";
import { currentVersion } from "../../../site/names";
import { projectRoot } from "../sites/copyProject";

/** The records of our own documentation, read from `content/` as the build does, without building. */
export async function siteRecords(locale: Locale): Promise<SearchRecord[]> {
  const library = docLibrary(readContent(projectRoot).docs);
  const pages = await searchPages({ library, compiler: docCompiler(library, () => null) }, locale, currentVersion);
  return searchRecords(pages);
}
