import { useLocale, useStrings } from "../../i18n/LocaleContext";
import { facts } from "../../site/facts";
import { brandName, copyrightYear, allDocsSlug } from "../../site/names";
import { Link } from "../basics/link/Link";
import { useFrameAddress, useSite } from "../siteContext/SiteContext";
import { LanguageLink } from "../languageSwitch/LanguageLink";
import { useLanguageLinks } from "../languageSwitch/useLanguageLinks";
import * as styles from "./SiteFooter.module.css";

/** Copyright and the few links that belong to every page. */
export function SiteFooter() {
  const t = useStrings("footer");
  const locale = useLocale();
  const { hasSidebar } = useSite();
  const others = useLanguageLinks().filter((link) => link.locale !== locale);
  const allPages = useFrameAddress(allDocsSlug);
  return (
    <footer className={styles.footer}>
      <div className={hasSidebar ? styles.inner : `${styles.inner} ${styles.alone}`}>
        <p>{t("copyright", { year: copyrightYear, name: brandName })}</p>
        <nav aria-label={t("label")}>
          <ul className={styles.links}>
            <li>
              <Link to={allPages}>{t("allPages")}</Link>
            </li>
            <li>
              <Link to={facts.supportUrl.value}>{t("support")}</Link>
            </li>
            {others.map(({ locale: other, to }) => (
              <li key={other}>
                <LanguageLink locale={other} to={to} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
