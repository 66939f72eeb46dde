import { useQueryAndHash } from "../../browser/useQueryAndHash";
import { addLocale } from "../../i18n/localePath";
import { type Locale, localeKeys } from "../../site/locales";
import { useSite } from "../siteContext/SiteContext";

/**
 * Where each language leads: the same page with the same query and hash (headings have the same anchors in every
 * language). Pages that exist in no other language lead to the home page of that language.
 */
export function useLanguageLinks(): { locale: Locale; to: string; isSamePage: boolean }[] {
  const { alternates } = useSite();
  const queryAndHash = useQueryAndHash();
  return localeKeys.map((locale) => {
    const alternate = alternates.find((candidate) => candidate.locale === locale);
    const to = alternate ? `${alternate.path}${queryAndHash}` : addLocale("/", locale);
    return { locale, to, isSamePage: alternate !== undefined };
  });
}
