import { addLocale } from "../../i18n/localePath";
import { useLocale } from "../../i18n/LocaleContext";
import { homeTasks } from "../../site/home";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import { SearchButton } from "../search/SearchButton";
import * as styles from "./HomeTasks.module.css";
import { HomeTroubles } from "./HomeTroubles";
import { useHomeStrings } from "./homeStrings";

/** The question of the page and its most frequent answers. */
export function HomeTasks() {
  const t = useHomeStrings();
  const locale = useLocale();
  return (
    <div className={styles.root}>
      <h1>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <div className={styles.search}>
        <SearchButton isWide />
      </div>
      <ul className={styles.tasks}>
        {homeTasks.map(({ key, icon, path }) => (
          <li key={key}>
            <Link className={styles.task} to={addLocale(path, locale)}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span>
                <span className={styles.title}>{t(key)}</span> <span className={styles.text}>{t(`${key}Text`)}</span>
              </span>
              <Icon name="right" size="small" />
            </Link>
          </li>
        ))}
      </ul>
      <HomeTroubles />
    </div>
  );
}
