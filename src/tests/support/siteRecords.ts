import { readContent } from "../../commands/readContent";
import { docCompiler } from "../../documents/compileDocs";
import { docLibrary } from "../../documents/docLibrary";
import { searchRecords } from "../../documents/searchRecords";
import { searchPages } from "../../gatsby/queries";
import type { SearchRecord } from "../../search/search";
import type { Locale } from "../../site/locales";
import { currentVersion } from "../../site/names";
import { projectRoot } from "./copyProject";

/** The records of our own documentation, read from `content/` as the build does, without building. */
export async function siteRecords(locale: Locale): Promise<SearchRecord[]> {
  const library = docLibrary(readContent(projectRoot).docs);
  const pages = await searchPages({ library, compiler: docCompiler(library, () => null) }, locale, currentVersion);
  return searchRecords(pages);
}
