import { checkSite } from "../../../docs/checks/checkSite";
import { bodyHash } from "../../../docs/read/bodyHash";
import type { CompiledDoc } from "../../../docs/compile/compileBody";
import { docCompiler } from "../../../docs/compile/compileDocs";
import { docLibrary } from "../../../docs/library/docLibrary";
import { docLocation, docUrl } from "../../../docs/read/docPath";
import type { DocRecord } from "../../../docs/read/docRecord";
import type { ContentTree } from "../../../types/contentTree";
import type { Finding } from "../../../docs/finding";
import { defaultLocale, type Locale } from "../../../site/locales";

const descriptions: Partial<Record<Locale, string>> & Record<typeof defaultLocale, string> = {
  en: "A sentence that says what the page is for, as long as a sentence of that kind has to be.",
  ru: "Предложение о том, для чего нужна страница, такой длины, какой оно и должно быть у страниц.",
};

/** A doc as it is read from a file. @param file path below `content/`, e.g. `ru/profiles/faq.mdx` */
export function docRecord(file: string, fields: Partial<DocRecord> = {}): DocRecord {
  const location = docLocation(file);
  if (!location) throw new Error(`${file} lies in no language's folder`);
  const body = fields.body ?? "Some text.";
  return {
    ...location,
    id: file,
    path: docUrl(location.locale, location.version, location.slug),
    title: location.slug,
    description: descriptions[location.locale] ?? descriptions[defaultLocale],
    label: null,
    position: null,
    aliases: [],
    keywords: [],
    hideSidebar: false,
    sourcePath: `content/${file}`,
    lastChange: null,
    sourceHash: null,
    bodyHash: bodyHash(body),
    body,
    bodyLine: 1,
    frontMatterFindings: [],
    ...fields,
  };
}

/** Both languages of a doc with the same body; the translation is up to date. */
export function twins(path: string, fields: Partial<DocRecord> = {}): [DocRecord, DocRecord] {
  const original = docRecord(`en/${path}`, fields);
  return [original, docRecord(`ru/${path}`, { ...fields, sourceHash: original.bodyHash })];
}

/** Compiles a body as the English doc `/guide/page/` among other docs. Images are 64 × 48 where they exist. */
export async function compile(
  body: string,
  others: DocRecord[] = [],
  file = "en/guide/page.mdx",
): Promise<CompiledDoc & { tree: ContentTree }> {
  const doc = docRecord(file, { body });
  const compiled = await docCompiler(docLibrary([doc, ...others]), imageSize).compile(doc);
  return { ...compiled, tree: await compiled.draw() };
}

/** What there is to say about some docs, without the place: `rule: text`. */
export async function findingsOf(docs: DocRecord[]): Promise<Finding[]> {
  const library = docLibrary(docs);
  return checkSite(library, docCompiler(library, imageSize));
}

/** Findings in the short form that tests compare: `3:1 rule: text`. */
export function shortForm(findings: Finding[]): string[] {
  return findings.map(({ line, column, rule, text }) => `${line}:${column} ${rule}: ${text}`);
}

function imageSize(path: string): { width: number; height: number } | null {
  return path === "/images/square.png" ? { width: 64, height: 48 } : null;
}
