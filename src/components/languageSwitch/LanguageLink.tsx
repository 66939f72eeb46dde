import type { MouseEvent } from "react";
import { isPlainClick, openAddress } from "../../browser/openAddress";
import { useLocale } from "../../i18n/LocaleContext";
import { type Locale, locales } from "../../site/locales";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import { currentSection } from "./currentSection";

type Props = {
  locale: Locale;
  to: string;
  className?: string;
  /** Whether the page is the same, and a click keeps the section that the reader is in. */
  keepsSection?: boolean;
};

/** The page in a language, marked when it is the reader's. */
export function LanguageLink({ locale, to, className, keepsSection = false }: Props) {
  const isCurrent = locale === useLocale();
  const { htmlLang, label } = locales[locale];
  const handleClick = (event: MouseEvent) => {
    const section = keepsSection && !to.includes("#") && isPlainClick(event) ? currentSection() : "";
    if (!section || event.defaultPrevented) return;
    event.preventDefault();
    openAddress(`${to}#${section}`);
  };
  return (
    <Link
      className={className}
      to={to}
      lang={htmlLang}
      hrefLang={htmlLang}
      data-language={keepsSection ? "" : undefined}
      aria-current={isCurrent ? "true" : undefined}
      onClick={handleClick}
    >
      {label}
      {isCurrent && <Icon name="check" size="small" />}
    </Link>
  );
}
