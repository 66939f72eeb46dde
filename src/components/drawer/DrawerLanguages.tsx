import { useStrings } from "../../i18n/LocaleContext";
import { LanguageLink } from "../languageSwitch/LanguageLink";
import { useLanguageLinks } from "../languageSwitch/useLanguageLinks";
import * as linkStyles from "./DrawerLink.module.css";
import * as styles from "./DrawerLanguages.module.css";

/** The languages of the site in one row, in sight whatever the drawer shows above. */
export function DrawerLanguages() {
  const t = useStrings("drawer");
  return (
    <nav className={styles.languages} aria-label={t("languages")}>
      {useLanguageLinks().map(({ isSamePage, ...link }) => (
        <LanguageLink key={link.locale} className={linkStyles.link} {...link} keepsSection={isSamePage} />
      ))}
    </nav>
  );
}
