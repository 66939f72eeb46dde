import { useQueryAndHash } from "../../browser/useQueryAndHash";
import { useLocale } from "../../i18n/LocaleContext";
import { addLocale } from "../../i18n/localePath";
import { mainDocSlug } from "../../site/names";
import { siteConfig } from "../../site/siteConfig";
import { useSite } from "../layout/SiteContext";

/** Where each version leads: to the same doc where it has one, else to its main doc, the list of all its docs. */
export function useVersionLinks(): { name: string; label: string; to: string }[] {
  const { versions } = useSite();
  const mainDoc = addLocale(`/${mainDocSlug}/`, useLocale());
  const queryAndHash = useQueryAndHash();
  return siteConfig.versions.map(({ name, label }) => {
    const link = versions.find((version) => version.name === name);
    return { name, label, to: link ? `${link.path}${link.isSamePage ? queryAndHash : ""}` : mainDoc };
  });
}
