import { useEffect, useState } from "react";
import { announceAddressChange } from "../../../browser/useQueryAndHash";
import { useLocale } from "../../../i18n/LocaleContext";
import { searchLimits } from "../../../site/searchLimits";
import { documentTitle, allDocsSlug } from "../../../site/names";
import { Button } from "../../basics/Button";
import { Link } from "../../basics/link/Link";
import { useFrameAddress, useSite } from "../../siteContext/SiteContext";
import { OlderVersionNotice } from "../../notices/OlderVersionNotice";
import { Correction } from "../results/Correction";
import { HitRow } from "../results/HitRow";
import { useShownHits } from "../results/useShownHits";
import { LoadFailed } from "../load/LoadFailed";
import { rememberSearch } from "../recentSearches";
import { queryOf, searchAddress } from "../searchAddress";
import { SearchForm } from "./SearchForm";
import { SearchOutcome } from "../results/SearchOutcome";
import { SectionFilter } from "../results/SectionFilter";
import { rememberShown, shownBefore } from "./shownResults";
import * as styles from "./SearchPage.module.css";
import { useSearch } from "../useSearch";
import { withBasePath } from "../../../browser/basePath";
import { useSearchStrings } from "../searchStrings";

type Props = {
  /** Query part of the address, e.g. `?q=proxy`; empty while the page is drawn at build. */
  addressQuery: string;
  /** Address of the index; null when the build made none. */
  indexUrl: string | null;
};

/** All results of a query. The query stands in the address, so that it can be shared, reloaded and returned to. */
export function SearchPage({ addressQuery, indexUrl }: Props) {
  const t = useSearchStrings();
  const allDocs = useFrameAddress(allDocsSlug);
  const edition = { locale: useLocale(), version: useSite().version };
  const search = useSearch(searchLimits.pageHits, indexUrl);
  const { query, setQuery, answeredQuery } = search;
  const { ranked, corrected, sections } = search.answer;
  const [shown, setShown] = useState<number>(searchLimits.pageStep);
  const pages = ranked.filter(({ record }, index) => ranked[index - 1]?.record.path !== record.path);
  const hits = useShownHits(search, pages.slice(0, shown));
  const hasQuery = answeredQuery.trim() !== "";
  const title = hasQuery ? t("titleFor", { query: answeredQuery.trim() }) : t("title");

  useEffect(() => {
    setQuery(queryOf(addressQuery));
    setShown(shownBefore());
  }, [addressQuery, setQuery]);
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  const show = (count: number) => {
    setShown(count);
    rememberShown(count);
  };
  const handleChange = (next: string) => {
    setQuery(next);
    // Browsers limit how often a page may change its history: each letter changes it once, below.
    if (shown !== searchLimits.pageStep) show(searchLimits.pageStep);
    // Not a navigation: the address follows the field without a request, a scroll or a new entry.
    history.replaceState(history.state, "", withBasePath(searchAddress(edition, next)));
    announceAddressChange();
  };

  return (
    <div className={styles.page}>
      <OlderVersionNotice />
      <h1>{title}</h1>
      <SearchForm query={query} onChange={handleChange} />
      <p className={styles.noScript} data-without-scripts="">
        {t("noScript")} <Link to={allDocs}>{t("allPages")}</Link>
      </p>
      {search.status === "failed" && <LoadFailed isForeign={search.isForeign} onRetry={search.retry} />}
      <div className={styles.count} role="status">
        <SearchOutcome search={search} onOpen={() => undefined}>
          {t("foundPages", { count: pages.length })}
        </SearchOutcome>
        {corrected !== null && (
          <div className={styles.tools}>
            <Correction query={answeredQuery} corrected={corrected} onLiteral={search.searchLiterally} />
          </div>
        )}
      </div>
      {hasQuery && (
        <div className={styles.tools}>
          <SectionFilter sections={sections} section={search.section} onChange={search.setSection} />
        </div>
      )}
      <ul className={styles.hits}>
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
    </div>
  );
}
