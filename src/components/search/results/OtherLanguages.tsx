import { locales } from "../../../site/locales";
import { rankedAnswer } from "../../../search/search";
import { useSearchIndexes, useSite } from "../../siteContext/SiteContext";
import * as styles from "./NoResults.module.css";
import { searchAddress } from "../searchAddress";
import { useSearcherAt } from "../load/useSearcher";
import { SearchLink } from "../SearchLink";
import { useSearchStrings } from "../searchStrings";

type Props = { query: string; onOpen(): void };

/** When there is nothing here but something in another language, says so and leads there. */
export function OtherLanguages({ query, onOpen }: Props) {
  const others = useSearchIndexes().filter(({ isOwn }) => !isOwn);
  return (
    <>
      {others.map(({ locale, url }) => (
        <OtherLanguage key={locale} locale={locale} url={url} query={query} onOpen={onOpen} />
      ))}
    </>
  );
}

function OtherLanguage({ locale, url, query, onOpen }: Props & { locale: keyof typeof locales; url: string }) {
  const t = useSearchStrings();
  const { version } = useSite();
  const { searcher } = useSearcherAt(url);
  if (!searcher || rankedAnswer(searcher, query).ranked.length === 0) return null;
  const { label, htmlLang } = locales[locale];
  return (
    <p>
      {t("otherLanguage")}{" "}
      <SearchLink
        className={styles.link}
        to={searchAddress({ locale, version }, query.trim())}
        hrefLang={htmlLang}
        onClick={onOpen}
      >
        {t("otherLanguageLink", { language: label })}
      </SearchLink>
    </p>
  );
}
