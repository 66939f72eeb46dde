import { rememberVersion } from "../../browser/preferredVersion";
import { useStrings } from "../../i18n/LocaleContext";
import { siteConfig } from "../../site/siteConfig";
import { useSite } from "../siteContext/SiteContext";
import { Link } from "../basics/link/Link";
import { MenuButton } from "../basics/MenuButton";
import { useVersionLinks } from "./useVersionLinks";

/** The versions of the documentation, when there is more than one. Choosing one is remembered. */
export function VersionSwitch() {
  const t = useStrings("header");
  const { version } = useSite();
  const links = useVersionLinks();
  const current = siteConfig.versions.find(({ name }) => name === version) ?? siteConfig.versions[0];
  if (links.length < 2) return null;
  return (
    <MenuButton label={current.label} name={`${t("version")}: ${current.label}`}>
      {links.map(({ name, label, to }) => (
        <li key={name}>
          <Link to={to} aria-current={name === version ? "true" : undefined} onClick={() => rememberVersion(name)}>
            {label}
          </Link>
        </li>
      ))}
    </MenuButton>
  );
}
