import fs from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { bodyHash } from "../docs/read/bodyHash";
import { defaultLocale, localeKeys } from "../site/locales";

/**
 * Writes into translations which text of the original they translate, so that the site can tell when the original
 * has moved on. Without arguments for all of them, else for the files named.
 */
function acceptTranslations(files: string[]): void {
  for (const file of files) {
    const locale = localeKeys.find((key) => key !== defaultLocale && file.includes(`/${key}/`));
    const original = locale && file.replace(`/${locale}/`, `/${defaultLocale}/`);
    if (!original || !fs.existsSync(original)) {
      console.log(`${file}: no original, left as it is`);
      continue;
    }
    const hash = bodyHash(matter(fs.readFileSync(original, "utf8")).content);
    const source = fs.readFileSync(file, "utf8");
    const accepted = withSourceHash(source, hash);
    if (accepted === source) continue;
    fs.writeFileSync(file, accepted);
    console.log(`${file}: accepted`);
  }
}

function withSourceHash(source: string, hash: string): string {
  const line = `sourceHash: "${hash}"`;
  if (/^sourceHash:.*$/m.test(source)) return source.replace(/^sourceHash:.*$/m, line);
  return source.replace(/^---\n([\s\S]*?)\n---\n/, `---\n$1\n${line}\n---\n`);
}

function allTranslations(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return entries.filter((entry) => entry.endsWith(".mdx")).map((entry) => path.join(folder, entry));
}

const named = process.argv.slice(2);
const translated = localeKeys.filter((key) => key !== defaultLocale);
acceptTranslations(
  named.length > 0 ? named : translated.flatMap((locale) => allTranslations(path.join("content", locale))),
);
