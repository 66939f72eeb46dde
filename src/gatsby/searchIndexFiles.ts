import { createHash } from "node:crypto";
import type { Node, NodePluginArgs } from "gatsby";
import { searchFiles } from "../docs/outputs/searchFiles";
import { searchIndexFileName } from "../docs/outputs/searchIndex";
import { readExport } from "../search/engine";
import { publishIndex } from "../search/index/createSearchIndex";
import type { PublishedIndex, SearchRecord } from "../search/search";
import { type Locale, localeKeys } from "../site/locales";
import { siteConfig } from "../site/siteConfig";
import type { SearchIndexFile } from "../types/docs";
import { localSearchType } from "./localSearch";
import { writePublic } from "./publicFiles";

type LocalSearchNode = Node & { index: string; store: Record<string, SearchRecord> };
type NodeAccess = Pick<NodePluginArgs, "getNodesByType">;

const places = siteConfig.versions.flatMap(({ name: version }) => localeKeys.map((locale) => ({ locale, version })));

function nodeOf({ getNodesByType }: NodeAccess, { locale, version }: (typeof places)[number]): LocalSearchNode | null {
  const [node] = getNodesByType(localSearchType(locale, version));
  return (node as LocalSearchNode | undefined) ?? null;
}

type Published = { source: string; index: PublishedIndex; digest: string };

/** The latest of each language and version. */
const published = new Map<string, Published>();

/** What is published of an index. The digest is that of the published form, so it changes with the form, too. */
function publish(node: LocalSearchNode, locale: Locale): Published {
  const { type, contentDigest: source } = node.internal;
  const known = published.get(type);
  if (known?.source === source) return known;
  // Keys of the store are the numbers of the records, so its values come in their order.
  const index = publishIndex(Object.values(node.store), readExport(node.index), { locale });
  const digest = createHash("sha256").update(JSON.stringify(index)).digest("hex").slice(0, 8);
  const latest = { source, index, digest };
  published.set(type, latest);
  return latest;
}

/** Address of each index file, with the digest that makes caches ask again when it changes. */
export function searchIndexUrls(access: NodeAccess): SearchIndexFile[] {
  return places.flatMap((place) => {
    const node = nodeOf(access, place);
    const name = searchIndexFileName(place.locale, place.version);
    return node ? [{ ...place, url: `/${name}?_=${publish(node, place.locale).digest}` }] : [];
  });
}

/** Publishes what the search plugin made: the files of every language and version, below `public/`. */
export async function writeSearchIndexes(access: NodeAccess): Promise<void> {
  for (const place of places) {
    const node = nodeOf(access, place);
    if (!node) continue;
    const { index, digest } = publish(node, place.locale);
    for (const [name, content] of searchFiles(index, { ...place, digest })) {
      await writePublic(`/${name}`, JSON.stringify(content));
    }
  }
}
