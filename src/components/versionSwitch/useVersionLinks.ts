import { useQueryAndHash } from "../../browser/useQueryAndHash";
import { useLocale } from "../../i18n/LocaleContext";
import { pageAddress } from "../../i18n/pageAddress";
import { currentVersion, allDocsSlug } from "../../site/names";
import { siteConfig } from "../../site/siteConfig";
import { useSite } from "../siteContext/SiteContext";

type NamedVersionLink = { name: string; label: string; to: string; isSamePage: boolean };

/** Where each version leads: to the same page where it has one, else to the list of all its docs. */
export function useVersionLinks(): NamedVersionLink[] {
  const { versions } = useSite();
  const allDocs = pageAddress(useLocale(), currentVersion, allDocsSlug);
  const queryAndHash = useQueryAndHash();
  return siteConfig.versions.map(({ name, label }) => {
    const { path, isSamePage } = versions.find((version) => version.name === name) ?? {
      path: allDocs,
      isSamePage: false,
    };
    return { name, label, to: `${path}${isSamePage ? queryAndHash : ""}`, isSamePage };
  });
}
