import { addLocale } from "../../i18n/localePath";
import { useLocale } from "../../i18n/LocaleContext";
import { homeTroubles } from "../../site/home";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import { useHomeStrings } from "./homeStrings";
import * as styles from "./HomeTroubles.module.css";

/** What readers in trouble see on their screen, each with the way out. */
export function HomeTroubles() {
  const t = useHomeStrings();
  const locale = useLocale();
  return (
    <section className={styles.troubles} aria-labelledby="troubles">
      <h2 id="troubles">{t("troubles")}</h2>
      <ul>
        {homeTroubles.map(({ key, path }) => (
          <li key={key}>
            <Link className={styles.link} to={addLocale(path, locale)}>
              {t(key)}
              <Icon name="right" size="tiny" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
