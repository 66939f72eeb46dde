import fs from "node:fs/promises";
import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { searchIndexFileName } from "../outputs/searchIndex";
import { localeKeys } from "../site/locales";
import { siteConfig } from "../site/siteConfig";
import type { SearchIndexFile } from "../types/docs";
import { localSearchName } from "./localSearch";

type LocalSearchNode = Node & { index: string; store: Record<string, unknown> };
type GetNodes = NodePluginArgs["getNodes"];

const places = siteConfig.versions.flatMap(({ name: version }) => localeKeys.map((locale) => ({ locale, version })));

function nodeOf(getNodes: GetNodes, { locale, version }: (typeof places)[number]): LocalSearchNode | undefined {
  const name = localSearchName(locale, version);
  return getNodes().find((node) => node.internal.type.startsWith("LocalSearch") && node.name === name) as
    LocalSearchNode | undefined;
}

/** Address of each index file, with the digest that makes caches ask again when it changes. */
export function searchIndexUrls(getNodes: GetNodes): SearchIndexFile[] {
  return places.flatMap((place) => {
    const node = nodeOf(getNodes, place);
    const name = searchIndexFileName(place.locale, place.version);
    return node ? [{ ...place, url: `/${name}?_=${node.internal.contentDigest.slice(0, 8)}` }] : [];
  });
}

/** Writes what the search plugin made to `public/`, one file for every language and version. */
export async function writeSearchIndexes(getNodes: GetNodes): Promise<void> {
  for (const place of places) {
    const node = nodeOf(getNodes, place);
    if (!node) continue;
    const entry = { documents: Object.values(node.store), index: JSON.parse(node.index) as unknown };
    const file = path.join(process.cwd(), "public", searchIndexFileName(place.locale, place.version));
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, JSON.stringify([entry]));
  }
}
