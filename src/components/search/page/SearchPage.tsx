import { useDeferredValue, useEffect, useState } from "react";
import { announceAddressChange } from "../../../browser/useAddressTail";
import { useLocale, useStrings } from "../../../i18n/LocaleContext";
import { addLocale } from "../../../i18n/localePath";
import { limits } from "../../../site/limits";
import { documentTitle, mainDocSlug } from "../../../site/names";
import { Button } from "../../basics/Button";
import { Link } from "../../basics/Link";
import { Correction } from "../results/Correction";
import { HitRow } from "../results/HitRow";
import { LoadFailed } from "../load/LoadFailed";
import { Loading } from "../load/Loading";
import { NoResults } from "../results/NoResults";
import { rememberSearch } from "../recentSearches";
import { queryOf, searchAddress } from "../searchAddress";
import { SearchForm } from "./SearchForm";
import { SectionFilter } from "../results/SectionFilter";
import { rememberShown, shownBefore } from "./shownResults";
import * as styles from "./SearchPage.module.css";
import { useHits } from "../load/useHits";
import { useSearcher } from "../load/useSearcher";
import { withBasePath } from "../../../browser/basePath";

type Props = {
  /** Query part of the address, e.g. `?q=proxy`; empty while the page is drawn at build. */
  addressQuery: string;
};

/** All results of a query. The query stands in the address, so that it can be shared, reloaded and returned to. */
export function SearchPage({ addressQuery }: Props) {
  const t = useStrings("search");
  const locale = useLocale();
  const [query, setQuery] = useState("");
  const [shown, setShown] = useState<number>(limits.searchPageStep);
  const shownQuery = useDeferredValue(query);
  const [section, setSection] = useState<string | null>(null);
  const [literal, setLiteral] = useState<string | null>(null);
  const { searcher, hasFailed, isComplete, retry } = useSearcher();
  const { hits, corrected, sections } = useHits(searcher, shownQuery, {
    limit: limits.searchPageHits,
    section: section ?? undefined,
    isLiteral: literal === shownQuery,
  });
  const pages = hits.filter(({ record }, index) => hits[index - 1]?.record.path !== record.path);
  const hasQuery = shownQuery.trim() !== "";
  const title = hasQuery ? t("titleFor", { query: shownQuery.trim() }) : t("title");

  useEffect(() => {
    setQuery(queryOf(addressQuery));
    setShown(shownBefore());
  }, [addressQuery]);
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
    if (shown !== limits.searchPageStep) show(limits.searchPageStep);
    // Not a navigation: the address follows the field without a request, a scroll or a new entry.
    history.replaceState(history.state, "", withBasePath(searchAddress(locale, next)));
    announceAddressChange();
  };

  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <SearchForm query={query} onChange={handleChange} />
      <p className={styles.noScript} data-without-scripts="">
        {t("noScript")} <Link to={addLocale(`/${mainDocSlug}/`, locale)}>{t("allPages")}</Link>
      </p>
      {hasFailed && <LoadFailed onRetry={retry} />}
      <div className={styles.count} role="status">
        {hasQuery && pages.length === 0 && !hasFailed && !isComplete && <Loading />}
        {hasQuery && pages.length === 0 && isComplete && <NoResults query={shownQuery} onOpen={() => undefined} />}
        {hasQuery && pages.length > 0 && t("foundPages", { count: pages.length })}
        {corrected !== null && (
          <div className={styles.tools}>
            <Correction query={shownQuery} corrected={corrected} onLiteral={() => setLiteral(shownQuery)} />
          </div>
        )}
      </div>
      {hasQuery && (
        <div className={styles.tools}>
          <SectionFilter sections={sections} section={section} onChange={setSection} />
        </div>
      )}
      <ul className={styles.hits}>
        {pages.slice(0, shown).map((hit) => (
          <li key={hit.recordNumber}>
            <HitRow
              hit={hit}
              hasTexts={isComplete}
              isNested={false}
              highlight={hit.stems}
              onOpen={() => rememberSearch(shownQuery)}
            />
          </li>
        ))}
      </ul>
      {pages.length > shown && (
        <Button isQuiet onClick={() => show(shown + limits.searchPageStep)}>
          {t("more")}
        </Button>
      )}
    </div>
  );
}
