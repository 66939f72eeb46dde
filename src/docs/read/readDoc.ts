import { textHash } from "./textHash";
import { pageAddress } from "../../i18n/pageAddress";
import { docLocation } from "./docPath";
import type { DocRecord } from "./docRecord";
import { readFrontMatter } from "./frontMatter";

/** A file below `content/`, its front matter parsed. */
export type DocFile = {
  id: string;
  /** `content/en/profiles/creation.mdx` */
  sourcePath: string;
  source: string;
  frontMatter: unknown;
  body: string;
  bodyLine: number;
  /** ISO date, from git. */
  lastChange: string | null;
};

/** Makes a doc of a file; null when the file lies in no language's folder. */
export function readDoc({
  id,
  sourcePath,
  source,
  frontMatter: raw,
  body,
  bodyLine,
  lastChange,
}: DocFile): DocRecord | null {
  const location = docLocation(sourcePath.replace(/^content\//, ""));
  if (!location) return null;
  const { frontMatter, findings } = readFrontMatter(raw, source, sourcePath);
  const { description = null, label = null, task = null } = frontMatter;
  return {
    ...location,
    id,
    path: pageAddress(location.locale, location.version, location.slug),
    title: frontMatter.title,
    description,
    label,
    task,
    position: frontMatter.position ?? null,
    aliases: frontMatter.aliases ?? [],
    keywords: frontMatter.keywords ?? [],
    hideSidebar: frontMatter.hideSidebar ?? false,
    sourcePath,
    lastChange: frontMatter.lastChange ?? lastChange,
    sourceHash: frontMatter.sourceHash ?? null,
    textHash: textHash({ title: frontMatter.title, description, label, task, body }),
    body,
    bodyLine,
    frontMatterFindings: findings,
  };
}
