import { locales } from "../../../site/locales";
import { rankedAnswer } from "../../../search/search";
import { useSearchIndexes, useSite } from "../../siteContext/SiteContext";
import * as textLink from "./TextLink.module.css";
import { searchAddress } from "../searchAddress";
import { useSearcherAt } from "../load/useSearcher";
import { SearchLink } from "../SearchLink";
import { useSearchStrings } from "../searchStrings";
import { useRested } from "../useRested";

type Props = { query: string; onOpen(): void };

/**
 * When there is nothing here, says of each other language whether there is something in it, and leads there. Its index is
 * loaded for that alone, once the reader rests: not for a word that is still being typed.
 */
export function OtherLanguages({ query, onOpen }: Props) {
  const others = useSearchIndexes().filter(({ isOwn }) => !isOwn);
  if (!useRested(query)) return null;
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
  const { searcher, isComplete, isPartial } = useSearcherAt(url);
  if (!searcher) return null;
  const { label, htmlLang } = locales[locale];
  const { total } = rankedAnswer(searcher, query);
  if (total === 0) return isComplete && !isPartial ? <p>{t("otherLanguageNone", { language: label })}</p> : null;
  return (
    <p>
      {t("otherLanguage")}{" "}
      <SearchLink
        className={textLink.link}
        to={searchAddress({ locale, version }, query.trim())}
        hrefLang={htmlLang}
        onClick={onOpen}
      >
        {t("otherLanguageLink", { language: label, total })}
      </SearchLink>
    </p>
  );
}
