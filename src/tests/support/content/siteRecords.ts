import path from "node:path";
import { cacheFolder } from "../../../docs/cache";
import { compilerVersion } from "../../../docs/compilerVersion";
import { docCompiler } from "../../../docs/compile/compileDocs";
import type { CompiledDoc } from "../../../docs/compile/compileBody";
import { folderMemory } from "../../../docs/compile/remember/memory";
import { type DocLibrary, docLibrary } from "../../../docs/library/docLibrary";
import { searchPages } from "../../../docs/pages/searchPages";
import { searchRecords } from "../../../docs/pages/searchRecords";
import type { DocRecord } from "../../../docs/read/docRecord";
import { readContent } from "../../../docs/read/readContent";
import { staticImageSize } from "../../../docs/read/staticImageSize";
import type { SearchRecord } from "../../../search/search";
import type { Locale } from "../../../site/locales";
import { currentVersion } from "../../../site/names";
import { projectRoot } from "../sites/copyProject";

type Content = { library: DocLibrary; compiled: Map<DocRecord, CompiledDoc> };

let content: Promise<Content> | undefined;

/** The records of our own documentation, read from `content/` as the build does, without building. */
export async function siteRecords(locale: Locale): Promise<SearchRecord[]> {
  // Translations take their anchors from the originals, so that one language needs the other: compiled once for both.
  content ??= compileContent();
  const { library, compiled } = await content;
  return searchRecords(searchPages(library, compiled, { locale, version: currentVersion }));
}

async function compileContent(): Promise<Content> {
  const { docs, notes } = readContent(projectRoot);
  const library = docLibrary(docs, notes);
  // What `npm run check` keeps serves here, too: only docs that have changed since are compiled.
  const memory = folderMemory(path.join(projectRoot, cacheFolder, "docs"), compilerVersion(projectRoot));
  const compiler = docCompiler(library, { imageSize: staticImageSize(projectRoot), draws: false, memory });
  const compiled = new Map<DocRecord, CompiledDoc>();
  for (const doc of library.docs) compiled.set(doc, await compiler.compile(doc));
  return { library, compiled };
}
