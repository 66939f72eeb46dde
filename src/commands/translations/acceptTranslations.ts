import fs from "node:fs";
import path from "node:path";
import { projectPath } from "../../docs/read/filePath";
import { docLibrary } from "../../docs/library/docLibrary";
import { translationState } from "../../docs/library/translationState";
import type { DocRecord } from "../../docs/read/docRecord";
import { readContent } from "../../docs/read/readContent";
import { defaultLocale } from "../../site/locales";

/** A translation that does not remember the text of its original as it is now. */
type Waiting = { file: string; originalHash: string };

/** What would be accepted, and of files that cannot be: why not. */
export type Choice = { waiting: Waiting[]; refused: string[] };

/**
 * Translations that wait to be accepted.
 * @param root folder of the site
 * @param files those to look at, e.g. `content/ru/profiles/faq.mdx`; null for all of the site
 */
export function waitingTranslations(root: string, files: string[] | null): Choice {
  const { docs } = readContent(root);
  const library = docLibrary(docs);
  const originalOf = (doc: DocRecord) => library.twin(doc, defaultLocale);
  const waitingOf = (doc: DocRecord): Waiting[] => {
    const original = originalOf(doc);
    const isOutdated = translationState(doc, original) === "outdated";
    return original && isOutdated ? [{ file: doc.sourcePath, originalHash: original.textHash }] : [];
  };
  if (!files) return { waiting: docs.flatMap(waitingOf), refused: [] };
  const byPath = new Map(docs.map((doc) => [doc.sourcePath, doc]));
  const choice: Choice = { waiting: [], refused: [] };
  for (const file of new Set(files.map((typed) => projectPath(root, typed)))) {
    const doc = byPath.get(file);
    if (!doc) choice.refused.push(`${file}: there is no such doc`);
    else if (doc.locale === defaultLocale) choice.refused.push(`${file}: is an original; name its translation`);
    else if (!originalOf(doc)) choice.refused.push(`${file}: has no original`);
    else choice.waiting.push(...waitingOf(doc));
  }
  return choice;
}

/**
 * Writes into translations which text of the original they translate, so that the site can tell when the original has
 * moved on.
 * @param root folder of the site
 */
export function acceptTranslations(root: string, waiting: Waiting[]): void {
  for (const { file, originalHash } of waiting) {
    const target = path.join(root, file);
    fs.writeFileSync(target, withSourceHash(fs.readFileSync(target, "utf8"), originalHash));
  }
}

/** Nothing but the front matter is touched: a body may show front matter as a sample. */
function withSourceHash(source: string, hash: string): string {
  const line = `sourceHash: "${hash}"`;
  return source.replace(/^(\uFEFF?---[ \t]*(\r?\n))([\s\S]*?\n)(?=---)/, (_all, fence: string, end: string, yaml) => {
    const fields = String(yaml);
    const replaced = fields.replace(/^sourceHash:[^\r\n]*/m, line);
    return fence + (/^sourceHash:/m.test(fields) ? replaced : `${fields}${line}${end}`);
  });
}
