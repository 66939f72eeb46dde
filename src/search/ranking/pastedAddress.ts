import { isLocale } from "../../site/locales";
import type { Searcher, SearcherRecord } from "../index/loadSearchIndex";
import type { Ranking } from "./rankPages";

/** A host, with what stands before it: behind it there may be a folder that the site is in. */
const host = /^(?:[a-z]+:\/\/[^/]+|[^/]+\.[^/]+)(?=\/)/i;

/**
 * The section that a query is the address of, in whatever language: readers paste what somebody sent them.
 * @returns the number of its record, or of the page's first one where it has no such anchor; null for other queries
 */
export function recordAtAddress({ records, pages }: Pick<Searcher, "records" | "pages">, query: string): number | null {
  const [address = "", anchor = ""] = query.trim().split("#");
  const path = address.replace(host, "").replace(/\?.*/, "");
  if (!path.includes("/") || /\s/.test(path)) return null;
  const wanted = slugOf(path);
  // One segment behind others may be the end of a request: `https://host/v1/profiles`.
  const mayEnd = (slug: string) => host.test(address) && slug.includes("/") && wanted.endsWith(`/${slug}`);
  const isMeant = (slug: string) => slug !== "" && (slug === wanted || mayEnd(slug));
  const [nearest] = pages
    .map((ofPage) => ({ ofPage, slug: slugOf(records[ofPage[0]!]!.path) }))
    .filter(({ slug }) => isMeant(slug))
    .sort((a, b) => b.slug.length - a.slug.length);
  if (!nearest) return null;
  const { ofPage } = nearest;
  // Browsers encode what is copied from the field of the address.
  const hasAnchor = ({ anchor: own }: SearcherRecord) => own === anchor || encodeURIComponent(own) === anchor;
  return ofPage.find((recordNumber) => hasAnchor(records[recordNumber]!)) ?? ofPage[0]!;
}

/** A path without its language, and without slashes at its ends. */
function slugOf(path: string): string {
  const segments = path.split("/").filter(Boolean);
  return (isLocale(segments[0] ?? "") ? segments.slice(1) : segments).join("/");
}

/**
 * Puts a section before all others, and its page with it.
 * @param most how many pages are wanted @param section only pages of this section of the documentation
 */
export function withFirst(
  ranking: Ranking,
  { records }: Pick<Searcher, "records">,
  recordNumber: number,
  most: number,
  section?: string,
): Ranking {
  const record = records[recordNumber]!;
  if (section !== undefined && record.section !== section) return ranking;
  const isOfPage = (page: Ranking["pages"][number]) => page[0]!.record.path === record.path;
  const known = ranking.pages.find(isOfPage);
  const score = ranking.pages[0]?.[0]?.score ?? 1;
  const page = [
    { record, recordNumber, score, landing: () => 0 },
    ...(known ?? []).filter((one) => one.recordNumber !== recordNumber),
  ];
  const all = [page, ...ranking.pages.filter((one) => one !== known)].slice(0, most);
  return { ...ranking, pages: all, total: Math.max(ranking.total, all.length) };
}
