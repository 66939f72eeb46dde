import { useStrings } from "../../i18n/LocaleContext";
import { outsideLinks } from "../../site/links";
import { allDocsSlug } from "../../site/names";
import { siteConfig } from "../../site/siteConfig";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import { useFrameAddress } from "../siteContext/SiteContext";
import { LanguageSwitch } from "../languageSwitch/LanguageSwitch";
import { SearchButton } from "../search/SearchButton";
import { ThemeSwitch } from "../themeSwitch/ThemeSwitch";
import { VersionSwitch } from "../versionSwitch/VersionSwitch";
import { Brand } from "./Brand";
import * as styles from "./Header.module.css";
import { useHideOnScroll } from "./useHideOnScroll";

type Props = { isDrawerOpen: boolean; onOpenDrawer(): void };

/** The bar at the top: brand, links, search, language, theme; on small screens menu and search. */
export function Header({ isDrawerOpen, onOpenDrawer }: Props) {
  const t = useStrings("header");
  const allDocs = useFrameAddress(allDocsSlug);
  const ref = useHideOnScroll(siteConfig.header.hideOnScroll);
  return (
    <header className={styles.header} ref={ref}>
      <nav className={styles.inner} aria-label={t("navigation")}>
        <div className={styles.start}>
          <button
            type="button"
            className={styles.menuButton}
            data-needs-scripts=""
            aria-label={t("openMenu")}
            aria-haspopup="dialog"
            aria-expanded={isDrawerOpen}
            onClick={onOpenDrawer}
          >
            <Icon name="menu" />
          </button>
          <Brand />
          <Link className={styles.allPages} to={allDocs} data-without-scripts="">
            {t("allPages")}
          </Link>
        </div>
        <div className={styles.end}>
          <ul className={styles.links}>
            {outsideLinks.map(({ key, url, locale: language }) => (
              <li key={key}>
                <Link className={styles.link} to={url} hrefLang={language}>
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
          <SearchButton />
          <div className={styles.controls}>
            <VersionSwitch />
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </nav>
    </header>
  );
}
