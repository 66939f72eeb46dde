import { searchIndexOptions } from "../../../docs/outputs/searchIndexOptions";
import { twinAddress } from "../../../i18n/pageAddress";
import {
  createSearchIndex,
  loadSearchIndex,
  type OtherIndex,
  type PublishedIndex,
  type Searcher,
  type SearchRecord,
} from "../../../search/search";
import { type Locale, localeKeys } from "../../../site/locales";
import { siteRecords } from "./siteRecords";

const known = new Map<Locale, Promise<Searcher>>();

/** The index of our own documentation in a language, and the one of the other language, as a reader has them. */
export async function siteSearchers(locale: Locale): Promise<{ searcher: Searcher; other: OtherIndex }> {
  const [otherLocale = locale] = localeKeys.filter((one) => one !== locale);
  const [searcher, there] = [await siteSearcher(locale), await siteSearcher(otherLocale)];
  return { searcher, other: { searcher: there, twinOf: (path) => twinAddress(path, locale) } };
}

function siteSearcher(locale: Locale): Promise<Searcher> {
  const searcher = known.get(locale) ?? siteRecords(locale).then((records) => searcherOfAll(records, locale));
  known.set(locale, searcher);
  return searcher;
}

/** An index of some records as the build makes it, published and loaded. */
export function searcherOfAll(records: SearchRecord[], locale: Locale): Searcher {
  const published = JSON.stringify(createSearchIndex(records, searchIndexOptions(locale, records)));
  return loadSearchIndex(JSON.parse(published) as PublishedIndex);
}
