import { outsideLinks } from "../../site/links";
import { ButtonLink } from "../basics/Button";
import * as styles from "./HelpBox.module.css";
import { useHomeStrings } from "./homeStrings";

/** Where people help when pages do not. */
export function HelpBox() {
  const t = useHomeStrings();
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
