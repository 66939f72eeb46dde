import { docCompiler, type DocCompiler } from "./compile/compileDocs";
import { docLibrary, type DocLibrary } from "./library/docLibrary";
import type { DocRecord } from "./read/docRecord";
import { staticImageSize } from "./read/staticImageSize";

/** A Doc node of the data layer. */
export type DocNode = DocRecord & { internal: { contentDigest: string } };

export type SiteContent = { library: DocLibrary; compiler: DocCompiler };

let latest: { key: string; content: SiteContent } | null = null;

/** All docs with their compiler; made anew only when a doc has changed. */
export function siteContent(docs: DocNode[]): SiteContent {
  const sorted = [...docs].sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1));
  const key = sorted.map(({ internal }) => internal.contentDigest).join();
  if (latest?.key !== key) {
    const library = docLibrary(sorted);
    latest = { key, content: { library, compiler: docCompiler(library, staticImageSize(process.cwd())) } };
  }
  return latest.content;
}
