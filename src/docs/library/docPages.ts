import { defaultLocale, type Locale, localeKeys } from "../../site/locales";
import type { Alternate } from "../../types/docs";
import { pageAddress } from "../../i18n/pageAddress";
import type { DocRecord } from "../read/docRecord";

/** An address readers can open: a doc in its own language, or in the other language's text where a translation is missing. */
export type DocPage = {
  locale: Locale;
  version: string;
  slug: string;
  path: string;
  doc: DocRecord;
  isFallback: boolean;
  /** The same doc in every language, this one included. */
  alternates: Alternate[];
};

/** One page for every doc and language; a missing translation falls back, it is never a gap. */
export function docPages(docs: DocRecord[]): DocPage[] {
  return [...groupByTwin(docs).values()].flatMap(pagesOfTwins);
}

/** Docs that translate each other share this key. */
export function twinKey({ version, slug }: Pick<DocRecord, "version" | "slug">): string {
  return `${version}:${slug}`;
}

function groupByTwin(docs: DocRecord[]): Map<string, DocRecord[]> {
  const groups = new Map<string, DocRecord[]>();
  for (const doc of docs) {
    const twins = groups.get(twinKey(doc)) ?? [];
    twins.push(doc);
    groups.set(twinKey(doc), twins);
  }
  return groups;
}

function pagesOfTwins(twins: DocRecord[]): DocPage[] {
  const original = twins.find(({ locale }) => locale === defaultLocale) ?? twins[0];
  if (!original) return [];
  const { version, slug } = original;
  const alternates = localeKeys.map((locale) => ({
    locale,
    path: pageAddress(locale, version, slug),
    isFallback: !twins.some((twin) => twin.locale === locale),
  }));
  return alternates.map(({ locale, path, isFallback }) => {
    const doc = twins.find((twin) => twin.locale === locale) ?? original;
    return { locale, version, slug, path, doc, isFallback, alternates };
  });
}
