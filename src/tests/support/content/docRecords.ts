import { checkSite, type CheckOptions } from "../../../docs/checks/checkSite";
import { allRules } from "../../../docs/checks/registry";
import { textHash } from "../../../docs/read/textHash";
import type { CompiledDoc } from "../../../docs/compile/compileBody";
import { docCompiler } from "../../../docs/compile/compileDocs";
import { docLibrary } from "../../../docs/library/docLibrary";
import { docLocation } from "../../../docs/read/docPath";
import type { DocRecord } from "../../../docs/read/docRecord";
import { readReleaseNote } from "../../../docs/read/releases/readReleaseNote";
import { isReleaseNote, type ReleaseNote } from "../../../docs/read/releases/releaseNote";
import type { ContentTree } from "../../../types/contentTree";
import type { Finding } from "../../../docs/finding";
import { pageAddress } from "../../../i18n/pageAddress";
import { defaultLocale, type Locale } from "../../../site/locales";

const descriptions: Partial<Record<Locale, string>> & Record<typeof defaultLocale, string> = {
  en: "A sentence that tells what the page is for, as long as a sentence of that kind has to be.",
  ru: "Предложение о том, для чего нужна страница, такой длины, какой оно и должно быть у страниц.",
};

/** A doc as it is read from a file. @param file path below `content/`, e.g. `ru/profiles/faq.mdx` */
export function docRecord(file: string, fields: Partial<DocRecord> = {}): DocRecord {
  const location = docLocation(file);
  if (!location) throw new Error(`${file} lies in no language's folder`);
  const text = {
    title: location.slug,
    description: descriptions[location.locale] ?? descriptions[defaultLocale],
    label: null,
    task: null,
    body: "Some text.",
    ...fields,
  };
  return {
    ...location,
    ...text,
    id: file,
    path: pageAddress(location.locale, location.version, location.slug),
    position: null,
    aliases: [],
    keywords: [],
    hideSidebar: false,
    sourcePath: `content/${file}`,
    lastChange: null,
    sourceHash: null,
    textHash: textHash(text),
    bodyLine: 1,
    frontMatterFindings: [],
    ...fields,
  };
}

/** A release note as it is read from a file. @param file path below `content/`, e.g. `ru/releases/2026-11-21.md` */
export function releaseNote(file: string, source: string): ReleaseNote {
  const { note } = readReleaseNote(`content/${file}`, source);
  if (!note) throw new Error(`${file} is no release note`);
  return note;
}

/** Both languages of a doc with the same body; the translation is up to date. */
export function twins(path: string, fields: Partial<DocRecord> = {}): [DocRecord, DocRecord] {
  const original = docRecord(`en/${path}`, fields);
  return [original, docRecord(`ru/${path}`, { ...fields, sourceHash: original.textHash })];
}

/** Compiles a body as the English doc `/guide/page/` among other docs and release notes. Images are 64 × 48 where they exist. */
export async function compile(
  body: string,
  others: DocRecord[] = [],
  file = "en/guide/page.mdx",
  notes: ReleaseNote[] = [],
): Promise<CompiledDoc & { tree: ContentTree }> {
  const doc = docRecord(file, { body });
  const compiler = docCompiler(docLibrary([doc, ...others], notes), { imageSize });
  return { ...(await compiler.compile(doc)), tree: (await compiler.draw(doc)).read() };
}

/** What all rules have to say about some docs and release notes. @param options see `checkSite` */
export async function findingsOf(records: DocRecord[], options: CheckOptions = {}): Promise<Finding[]> {
  const docs = records.filter((record) => !isReleaseNote(record));
  const library = docLibrary(docs, records.filter(isReleaseNote));
  return checkSite(library, docCompiler(library, { imageSize, draws: false }), { rules: allRules, ...options });
}

/** Findings in the short form that tests compare: `3:1 rule: text`. */
export function shortForm(findings: Finding[]): string[] {
  return findings.map(({ line, column, rule, text }) => `${line}:${column} ${rule}: ${text}`);
}

function imageSize(path: string): { width: number; height: number } | null {
  return path === "/images/square.png" ? { width: 64, height: 48 } : null;
}
