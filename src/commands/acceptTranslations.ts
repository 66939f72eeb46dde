import fs from "node:fs";
import path from "node:path";
import { docLibrary } from "../docs/library/docLibrary";
import { readContent } from "../docs/read/readContent";
import { defaultLocale } from "../site/locales";

/**
 * Writes into translations which text of the original they translate, so that the site can tell when the original
 * has moved on.
 * @param root folder of the site
 * @param files translations, e.g. `content/ru/profiles/faq.mdx`; without any, all of the site
 * @returns a line for each file that was changed, or that cannot be accepted
 */
export function acceptTranslations(root: string, files: string[]): string[] {
  const { docs } = readContent(root);
  const library = docLibrary(docs);
  const named = files.map((file) =>
    path.relative(path.resolve(root), path.resolve(root, file)).replaceAll(path.sep, "/"),
  );
  const accepted = (named.length > 0 ? named : docs.map(({ sourcePath }) => sourcePath)).map((file) => {
    const doc = docs.find(({ sourcePath }) => sourcePath === file);
    const original = doc && library.twin(doc, defaultLocale);
    if (!original) return files.length > 0 ? [`${file}: no original, left as it is`] : [];
    if (original === doc) return [];
    const source = fs.readFileSync(path.join(root, file), "utf8");
    const withHash = withSourceHash(source, original.textHash);
    if (withHash === source) return [];
    fs.writeFileSync(path.join(root, file), withHash);
    return [`${file}: accepted`];
  });
  return accepted.flat();
}

function withSourceHash(source: string, hash: string): string {
  const line = `sourceHash: "${hash}"`;
  if (/^sourceHash:.*$/m.test(source)) return source.replace(/^sourceHash:.*$/m, line);
  return source.replace(/^---\n([\s\S]*?)\n---\n/, `---\n$1\n${line}\n---\n`);
}
