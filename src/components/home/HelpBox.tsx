import { useStrings } from "../../i18n/LocaleContext";
import { outsideLinks } from "../../site/links";
import { ButtonLink } from "../basics/Button";
import * as styles from "./HelpBox.module.css";

/** Where people help when pages do not. */
export function HelpBox() {
  const t = useStrings("home");
  return (
    <section aria-labelledby="help">
      <h2 className={styles.title} id="help">
        {t("stuck")}
      </h2>
      <p className={styles.text}>{t("stuckText")}</p>
      <div className={styles.links}>
        {outsideLinks.map(
          ({ key, url, locale }) =>
            key !== "website" && (
              <ButtonLink key={key} to={url} hrefLang={locale} isQuiet>
                {t(key)}
              </ButtonLink>
            ),
        )}
      </div>
    </section>
  );
}
