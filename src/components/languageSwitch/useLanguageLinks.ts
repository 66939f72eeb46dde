import { useAddressTail } from "../../browser/useAddressTail";
import { addLocale } from "../../i18n/localePath";
import { type Locale, localeKeys } from "../../site/locales";
import { useSite } from "../layout/SiteContext";

/**
 * Where each language leads: the same page with the same query and hash (headings have the same anchors in every
 * language). Pages that exist in no other language lead to the home page of that language.
 */
export function useLanguageLinks(): { locale: Locale; to: string }[] {
  const { alternates } = useSite();
  const tail = useAddressTail();
  return localeKeys.map((locale) => {
    const alternate = alternates.find((candidate) => candidate.locale === locale);
    return { locale, to: alternate ? `${alternate.path}${tail}` : addLocale("/", locale) };
  });
}
