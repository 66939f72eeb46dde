import { addLocale } from "../../i18n/localePath";
import { LocaleContext, useStrings } from "../../i18n/LocaleContext";
import { type Locale, localeKeys, locales } from "../../site/locales";
import { ButtonLink } from "../basics/Button";
import { BrandMark } from "../basics/BrandMark";
import { DocRows } from "../basics/DocRows";
import { useStartingPoints } from "../layout/SiteContext";
import { SearchForm } from "../search/page/SearchForm";
import * as styles from "./NotFound.module.css";

type Props = {
  /** Language of the address; null in the file that hosts serve for every unknown address, before scripts run. */
  locale: Locale | null;
};

/** Nothing at this address. The static file holds every language, and an early script shows the right one. */
export function NotFound({ locale }: Props) {
  return (
    <div className={styles.page}>
      <BrandMark isLost />
      {localeKeys
        .filter((key) => locale === null || key === locale)
        .map((key) => (
          <LocaleContext.Provider key={key} value={key}>
            <NotFoundText isMain={key === (locale ?? localeKeys[0])} locale={key} />
          </LocaleContext.Provider>
        ))}
    </div>
  );
}

function NotFoundText({ locale, isMain }: { locale: Locale; isMain: boolean }) {
  const t = useStrings("notFound");
  const startingPoints = useStartingPoints();
  const Title = isMain ? "h1" : "h2";
  return (
    <section className={styles.text} lang={locales[locale].htmlLang} data-not-found={locale}>
      <Title className={styles.title}>{t("title")}</Title>
      <p>{t("nothing")}</p>
      <p>{t("tellOwner")}</p>
      <SearchForm />
      <p className={styles.nearTitle}>{t("near")}</p>
      <DocRows docs={startingPoints} />
      <ButtonLink to={addLocale("/", locale)} isQuiet>
        {t("home")}
      </ButtonLink>
    </section>
  );
}
