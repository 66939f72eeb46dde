import { addLocale } from "../../i18n/localePath";
import { LocaleContext, useStrings } from "../../i18n/LocaleContext";
import { type Locale, localeKeys, locales } from "../../site/locales";
import type { SectionedLink } from "../../types/docs";
import { ButtonLink } from "../basics/Button";
import { BrandMark } from "../basics/BrandMark";
import { DocRows } from "../basics/DocRows";
import { SearchForm } from "../search/page/SearchForm";
import * as styles from "./NotFound.module.css";

type Props = {
  /** Language of the address; null in the file that hosts serve for every unknown address, before scripts run. */
  locale: Locale | null;
  /** Good docs to begin with, by language. */
  startingPoints: ReadonlyMap<string, SectionedLink[]>;
};

/** Nothing at this address. The static file holds every language, and an early script shows the right one. */
export function NotFound({ locale, startingPoints }: Props) {
  return (
    <div className={styles.page}>
      <BrandMark isLost />
      {localeKeys
        .filter((key) => locale === null || key === locale)
        .map((key) => (
          <LocaleContext.Provider key={key} value={key}>
            <NotFoundText
              isMain={key === (locale ?? localeKeys[0])}
              locale={key}
              startingPoints={startingPoints.get(key) ?? []}
            />
          </LocaleContext.Provider>
        ))}
    </div>
  );
}

type TextProps = { locale: Locale; isMain: boolean; startingPoints: SectionedLink[] };

function NotFoundText({ locale, isMain, startingPoints }: TextProps) {
  const t = useStrings("notFound");
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
