import { useLocale, useStrings } from "../../i18n/LocaleContext";
import { locales } from "../../site/locales";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import { MenuButton } from "../basics/MenuButton";
import { useLanguageLinks } from "./useLanguageLinks";

/** The languages of the site; each link opens the same page, query and heading in that language. */
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
          {label}
        </>
      }
      name={`${t("language")}: ${label}`}
    >
      {links.map(({ locale, to }) => (
        <li key={locale}>
          <Link
            to={to}
            lang={locales[locale].htmlLang}
            hrefLang={locales[locale].htmlLang}
            aria-current={locale === current ? "true" : undefined}
          >
            {locales[locale].label}
            {locale === current && <Icon name="check" size="small" />}
          </Link>
        </li>
      ))}
    </MenuButton>
  );
}
