import { useLocale, useStrings } from "../../i18n/LocaleContext";
import { locales } from "../../site/locales";
import { Icon } from "../basics/Icon";
import { MenuButton } from "../basics/MenuButton";
import { LanguageLink } from "./LanguageLink";
import * as styles from "./LanguageSwitch.module.css";
import { useLanguageLinks } from "./useLanguageLinks";

/** The languages of the site; each link opens the same page, query and section in that language. */
export function LanguageSwitch() {
  const t = useStrings("header");
  const current = useLocale();
  const links = useLanguageLinks();
  const { label } = locales[current];
  return (
    <MenuButton
      label={
        <>
          <Icon name="globe" size="small" />
          <span className={styles.label} data-short={current.toUpperCase()}>
            <span>{label}</span>
          </span>
        </>
      }
      name={`${t("language")}: ${label}`}
      isOnPhones
    >
      {links.map(({ isSamePage, ...link }) => (
        <li key={link.locale}>
          <LanguageLink {...link} keepsSection={isSamePage} />
        </li>
      ))}
    </MenuButton>
  );
}
