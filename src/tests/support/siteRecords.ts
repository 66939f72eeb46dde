import fs from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { docCompiler } from "../../documents/compileDocs";
import { docLibrary } from "../../documents/docLibrary";
import { readDoc } from "../../documents/readDoc";
import { searchRecords } from "../../documents/searchRecords";
import { searchPages } from "../../gatsby/queries";
import type { SearchRecord } from "../../search/search";
import { type Locale } from "../../site/locales";
import { currentVersion } from "../../site/names";
import { projectRoot } from "./copyProject";

/** The records of our own documentation, read from `content/` as the build does, without building. */
export async function siteRecords(locale: Locale): Promise<SearchRecord[]> {
  const folder = path.join(projectRoot, "content");
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
  const docs = files.sort().flatMap((file) => {
    const source = fs.readFileSync(path.join(folder, file), "utf8");
    const { data, content } = matter(source);
    const sourcePath = `content/${file.replaceAll(path.sep, "/")}`;
    return readDoc({ id: file, sourcePath, source, frontMatter: data, body: content, lastChange: null }) ?? [];
  });
  const library = docLibrary(docs);
  const pages = await searchPages({ library, compiler: docCompiler(library, () => null) }, locale, currentVersion);
  return searchRecords(pages);
}
