import { useMemo, useState } from "react";
import { twinAddress } from "../../../i18n/pageAddress";
import { useSiteData } from "../../../browser/siteData";
import { useLocale } from "../../../i18n/LocaleContext";
import type { OtherIndex } from "../../../search/search";
import type { Locale } from "../../../site/locales";
import { useSearchIndexes, useSite } from "../../siteContext/SiteContext";
import { useRested } from "../useRested";
import { useSearcherAt } from "./useSearcher";

/**
 * `strangers`: the language that is taken for that of the query. `isOnItsWay`: its index is wanted, and neither wholly here
 * nor known to fail. `hasFailed`: it is wanted in vain.
 */
type Other = { other: OtherIndex | undefined; strangers: Locale | null; isOnItsWay: boolean; hasFailed: boolean };

/**
 * The index of the language that a query is written in, where that is not the reader's. It is loaded once the reader
 * rests: not for a word that is still being typed.
 * @returns also how to say which language that is; null for none
 */
export function useOtherIndex(query: string): Other & { setStrangers(locale: Locale | null): void } {
  const own = useLocale();
  const [strangers, setStrangers] = useState<Locale | null>(null);
  const list = useSiteData(own, useSite().version);
  const url = useSearchIndexes().find(({ locale, isOwn }) => locale === strangers && !isOwn)?.url ?? null;
  const { searcher, isComplete, hasFailed } = useSearcherAt(url, useRested(query));
  const other = useMemo((): OtherIndex | undefined => {
    return searcher ? { searcher, twinOf: (path) => twinAddress(path, own) } : undefined;
  }, [searcher, own]);
  // Whether there is an index of that language, and where, the data of the site says; it may come after the first answer.
  const isWanted = url !== null || (strangers !== null && !list.data);
  const isInVain = url === null ? list.hasFailed : hasFailed;
  return {
    other,
    strangers,
    isOnItsWay: isWanted && !isComplete && !isInVain,
    hasFailed: isWanted && isInVain,
    setStrangers,
  };
}
