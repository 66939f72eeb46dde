import { useAddressTail } from "../../browser/useAddressTail";
import { useLocale } from "../../i18n/LocaleContext";
import { stripLocale, localePrefix } from "../../i18n/localePath";
import { currentVersion, mainDocSlug } from "../../site/names";
import { siteConfig } from "../../site/siteConfig";
import { useSite } from "../layout/SiteContext";

/** Where each version leads: its main doc, the list of all its docs, or the same doc when it is the page's own version. */
export function useVersionLinks(): { name: string; label: string; to: string }[] {
  const { path, version, versionPaths } = useSite();
  const locale = useLocale();
  const tail = useAddressTail();
  return siteConfig.versions.map(({ name, label }) => {
    const folder = name === currentVersion ? "" : `/${name}`;
    const mainDoc = `${localePrefix(locale)}${folder}/${mainDocSlug}/`;
    const same = `${localePrefix(locale)}${folder}${bareOf(path, version)}`;
    return { name, label, to: versionPaths.includes(same) ? `${same}${tail}` : mainDoc };
  });
}

function bareOf(path: string, version: string): string {
  const bare = stripLocale(path);
  return version === currentVersion ? bare : bare.slice(version.length + 1);
}
