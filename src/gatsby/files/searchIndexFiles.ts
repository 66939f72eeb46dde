import { createHash } from "node:crypto";
import type { CreatePagesArgs, Node } from "gatsby";
import { codeVersion } from "../../docs/compilerVersion";
import { searchRecords } from "../../docs/pages/searchRecords";
import { searchFiles } from "../../docs/outputs/searchFiles";
import { searchIndexFileName } from "../../docs/outputs/searchIndex";
import { searchIndexOptions } from "../../docs/outputs/searchIndexOptions";
import type { SiteModel } from "../../docs/siteModel";
import { readExport } from "../../search/engine";
import { publishIndex } from "../../search/index/createSearchIndex";
import type { SearchRecord } from "../../search/search";
import { type Locale, localeKeys } from "../../site/locales";
import { siteConfig } from "../../site/siteConfig";
import type { SearchIndexFile } from "../../types/docs";
import { isDeveloping } from "../develop/isDeveloping";
import { localSearchType } from "../localSearch";
import { isPublic, writePublic } from "./publicFiles";

type LocalSearchNode = Node & { index: string; store: Record<string, SearchRecord> };
type Access = Pick<CreatePagesArgs, "getNodesByType" | "cache">;

type Edition = { locale: Locale; version: string };

/** The languages and versions that have an index. */
const editions: Edition[] = siteConfig.versions.flatMap(({ name: version }) =>
  localeKeys.map((locale) => ({ locale, version })),
);

function nodeOf({ getNodesByType }: Access, { locale, version }: Edition): LocalSearchNode | null {
  const [node] = getNodesByType(localSearchType(locale, version));
  return (node as LocalSearchNode | undefined) ?? null;
}

/** What was published last: of which state of the plugin's node, and under which names. */
type Published = { source: string; digest: string; files: string[] };

/** The latest of each language and version, by the type of the plugin's node. */
const published = new Map<string, Published>();

/** Address of each index file that has been written, with the digest that makes caches ask again when it changes. */
export function searchIndexUrls(): SearchIndexFile[] {
  return editions.flatMap((edition) => {
    const latest = published.get(localSearchType(edition.locale, edition.version));
    const name = searchIndexFileName(edition.locale, edition.version);
    return latest ? [{ ...edition, url: `/${name}?_=${latest.digest}` }] : [];
  });
}

/**
 * Publishes what the search plugin made: the files of every language and version, below `public/`. Those of a node that
 * has not changed since the last build are there already.
 * @param model that the plugin was answered with, whose words are known; null when that has passed
 */
export async function writeSearchIndexes(access: Access, model: SiteModel | null): Promise<void> {
  const version = codeVersion(process.cwd(), "src/gatsby/files/searchIndexFiles.ts");
  for (const edition of editions) {
    const node = nodeOf(access, edition);
    if (!node) continue;
    const { type, contentDigest } = node.internal;
    const source = `${version} ${contentDigest}`;
    const before = published.get(type) ?? ((await access.cache.get(type)) as Published | undefined);
    const latest =
      before?.source === source && before.files.every(isPublic) ? before : await publish(node, edition, model);
    published.set(type, { ...latest, source });
    await access.cache.set(type, { ...latest, source });
  }
}

/** Writes the files of an index. The digest is that of the published form, so it changes with the form, too. */
async function publish(node: LocalSearchNode, { locale, version }: Edition, model: SiteModel | null) {
  const known = model?.editions.find((edition) => edition.locale === locale && edition.version === version);
  // Keys of the store are the numbers of the records, so its values come in their order.
  const records = known ? searchRecords(known.searchPages) : Object.values(node.store);
  // A writer who saves does not wait for real words.
  const options = searchIndexOptions(locale, records, !isDeveloping());
  const index = publishIndex(records, readExport(node.index), options);
  const digest = createHash("sha256").update(JSON.stringify(index)).digest("hex").slice(0, 8);
  const files = searchFiles(index, { locale, version, digest });
  for (const [name, content] of files) await writePublic(`/${name}`, content);
  return { digest, files: [...files.keys()] };
}
