import { useStrings } from "../../i18n/LocaleContext";
import { outsideLinks } from "../../site/links";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import { useFrameAddress, useSite } from "../siteContext/SiteContext";
import { useVersionLinks } from "../versionSwitch/useVersionLinks";
import * as linkStyles from "./DrawerLink.module.css";
import * as styles from "./DrawerMainMenu.module.css";

type Props = { onShowDocs(): void };

/** The main menu: home, docs, help, and the versions where there are several. */
export function DrawerMainMenu({ onShowDocs }: Props) {
  const t = useStrings("drawer");
  const header = useStrings("header");
  const { version } = useSite();
  const home = useFrameAddress("");
  const versions = useVersionLinks();
  return (
    <nav aria-label={header("navigation")}>
      <div className={styles.group}>
        <Link className={linkStyles.link} to={home}>
          {t("home")}
        </Link>
        <button type="button" className={linkStyles.link} onClick={onShowDocs}>
          {t("docs")}
          <Icon name="right" size="small" />
        </button>
      </div>
      <div className={styles.group}>
        <h2 className={styles.label}>{t("help")}</h2>
        {outsideLinks.map(({ key, url, locale }) => (
          <Link key={key} className={linkStyles.link} to={url} hrefLang={locale}>
            {header(key)}
          </Link>
        ))}
      </div>
      {versions.length > 1 && (
        <div className={styles.group}>
          <h2 className={styles.label}>{t("versions")}</h2>
          {versions.map(({ name, label, to }) => (
            <Link
              key={name}
              className={linkStyles.link}
              to={to}
              aria-current={name === version ? "true" : undefined}
              data-version={name}
            >
              {label}
            </Link>
          ))}
        </div>
      )}
    </nav>
  );
}
