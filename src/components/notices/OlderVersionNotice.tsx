import { rememberVersion } from "../../browser/preferredVersion";
import { useStrings } from "../../i18n/LocaleContext";
import { currentVersion } from "../../site/names";
import { Link } from "../basics/link/Link";
import { useSite } from "../siteContext/SiteContext";
import { useVersionLinks } from "../versionSwitch/useVersionLinks";
import { Notice } from "./Notice";

/** Says that a page belongs to an older version, and leads to the same page in the current one, or where that begins. */
export function OlderVersionNotice() {
  const t = useStrings("notices");
  const header = useStrings("header");
  const { version } = useSite();
  const links = useVersionLinks();
  const own = links.find(({ name }) => name === version);
  const current = links.find(({ name }) => name === currentVersion);
  if (version === currentVersion || !own || !current) return null;
  return (
    <Notice tone="warning" label={header("version")}>
      {t("older", { label: own.label })}{" "}
      <Link to={current.to} onClick={() => rememberVersion(currentVersion)}>
        {t(current.isSamePage ? "olderSame" : "olderGone")}
      </Link>
    </Notice>
  );
}
