import { useEffect, useRef, useState } from "react";
import { searchLimits } from "../../../site/searchLimits";
import { allDocsSlug } from "../../../site/names";
import { Button } from "../../basics/Button";
import { Link } from "../../basics/link/Link";
import { useFrameAddress } from "../../siteContext/SiteContext";
import { OlderVersionNotice } from "../../notices/OlderVersionNotice";
import { HowUnderstood } from "../results/HowUnderstood";
import { HitRow } from "../results/HitRow";
import { useShownHits } from "../results/useShownHits";
import { WaysOn } from "../results/WaysOn";
import { LoadFailed } from "../load/LoadFailed";
import { rememberSearch } from "../recentSearches";
import { SearchForm } from "./SearchForm";
import { SearchOutcome } from "../results/SearchOutcome";
import { SectionFilter } from "../sections/SectionFilter";
import { rememberShown, shownBefore } from "./shownResults";
import * as styles from "./SearchPage.module.css";
import { useAddress } from "./useAddress";
import { useDocumentTitle } from "./useDocumentTitle";
import { useExcerptLength } from "./useExcerptLength";
import { useRowKeys } from "./useRowKeys";
import { useSearch } from "../useSearch";
import { useSearchStrings } from "../searchStrings";

type Props = {
  /** Query part of the address, e.g. `?q=proxy&section=proxies`; empty while the page is drawn at build. */
  addressQuery: string;
  /** Names the entry of the history. */
  entry: string | undefined;
  /** Address of the index; null when the build made none. */
  indexUrl: string | null;
};

/** All results of a query. Query and section stand in the address, so that it can be shared, reloaded and returned to. */
export function SearchPage({ addressQuery, entry, indexUrl }: Props) {
  const t = useSearchStrings();
  const allDocs = useFrameAddress(allDocsSlug);
  const search = useSearch(useState(""), {
    limit: searchLimits.pageHits,
    excerptLength: useExcerptLength(),
    indexUrl,
    isLong: true,
  });
  const { query, answeredQuery, section, status, count } = search;
  const { ranked, total } = search.answer;
  const [shown, setShown] = useState<number>(searchLimits.pageStep);
  const pages = ranked.filter(({ record }, index) => ranked[index - 1]?.record.path !== record.path);
  const hits = useShownHits(search, pages.slice(0, shown));
  const hasQuery = answeredQuery.trim() !== "";
  const title = hasQuery ? t("titleFor", { query: answeredQuery.trim() }) : t("title");
  const page = useRef<HTMLDivElement>(null);
  const { toFirst } = useRowKeys(page);
  const writeAddress = useAddress({ search, addressQuery, entry });

  useEffect(() => setShown(shownBefore()), [addressQuery, entry]);
  useDocumentTitle(title);
  const show = (most: number) => {
    setShown(most);
    rememberShown(most);
  };
  const ask = (nextQuery: string, nextSection: string | null) => {
    // Browsers limit how often a page may change its history: each letter changes it once, below.
    if (shown !== searchLimits.pageStep) show(searchLimits.pageStep);
    writeAddress(nextQuery, nextSection);
  };

  return (
    <div className={styles.page} ref={page}>
      <OlderVersionNotice />
      <h1>{title}</h1>
      <SearchForm query={query} onChange={(next) => ask(next, section)} />
      <p className={styles.noScript} data-without-scripts="">
        {t("noScript")} <Link to={allDocs}>{t("allPages")}</Link>
      </p>
      {status === "failed" && <LoadFailed isForeign={search.isForeign} onRetry={search.retry} />}
      {hasQuery && (
        <div className={styles.sections}>
          <SectionFilter
            sections={search.sections}
            total={total}
            section={section}
            onChange={(next) => ask(query, next)}
            onLeave={toFirst}
          />
        </div>
      )}
      <div className={styles.count} role="status">
        <SearchOutcome search={search} onSection={(next) => ask(query, next)} onOpen={() => undefined}>
          {t("foundPages", { count })}
        </SearchOutcome>
        <div className={styles.tools}>
          <HowUnderstood query={answeredQuery} answer={search.answer} onLiteral={search.searchLiterally} />
        </div>
      </div>
      {status === "nothing" && total === 0 && <WaysOn onOpen={() => undefined} />}
      <ul className={styles.hits} aria-label={t("results")}>
        {hits.map((hit, index) => (
          <li key={index}>
            <HitRow hit={hit} isNested={false} onOpen={() => rememberSearch(answeredQuery)} />
          </li>
        ))}
      </ul>
      {pages.length > shown && (
        <Button isQuiet onClick={() => show(shown + searchLimits.pageStep)}>
          {t("more")}
        </Button>
      )}
      {count > pages.length && pages.length > 0 && pages.length <= shown && (
        <p className={styles.firstOnes}>{t("firstOnes", { most: searchLimits.pageHits })}</p>
      )}
    </div>
  );
}
