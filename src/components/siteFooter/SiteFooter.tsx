import { useLocale, useStrings } from "../../i18n/LocaleContext";
import { facts } from "../../site/facts";
import { locales } from "../../site/locales";
import { brandName, copyrightYear, allDocsSlug } from "../../site/names";
import { siteConfig } from "../../site/siteConfig";
import { Link } from "../basics/link/Link";
import { useFrameAddress } from "../siteContext/SiteContext";
import { useLanguageLinks } from "../languageSwitch/useLanguageLinks";
import * as styles from "./SiteFooter.module.css";

/** Copyright and the few links that belong to every page. */
export function SiteFooter() {
  const t = useStrings("footer");
  const locale = useLocale();
  const others = useLanguageLinks().filter((link) => link.locale !== locale);
  const allPages = useFrameAddress(allDocsSlug);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>{t("copyright", { year: copyrightYear, name: brandName })}</p>
        <nav aria-label={t("label")}>
          <ul className={styles.links}>
            <li>
              <Link to={allPages}>{t("allPages")}</Link>
            </li>
            <li>
              <Link to={facts.supportUrl.value}>{t("support")}</Link>
            </li>
            {siteConfig.versions.length === 1 && (
              <li>
                <Link to={allPages}>{t("version", { label: siteConfig.versions[0].label })}</Link>
              </li>
            )}
            {others.map(({ locale: other, to }) => (
              <li key={other}>
                <Link to={to} lang={locales[other].htmlLang} hrefLang={locales[other].htmlLang}>
                  {locales[other].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
