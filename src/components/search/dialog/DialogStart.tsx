import { Icon } from "../../basics/Icon";
import { useStartingPoints } from "../../siteContext/SiteContext";
import * as styles from "./DialogStart.module.css";
import { useRecentSearches } from "../recentSearches";
import { SearchLink } from "../SearchLink";
import { useSearchStrings } from "../searchStrings";

type Props = {
  onSearch(query: string): void;
  /** A remembered query was removed, and the button that did it with it. */
  onForget(): void;
  onOpen(): void;
};

/** What the dialog shows before a word is typed: recent searches and good places to start. */
export function DialogStart({ onSearch, onForget, onOpen }: Props) {
  const t = useSearchStrings();
  const startingPoints = useStartingPoints();
  const { queries, forget, forgetAll } = useRecentSearches();
  const handleForget = (query: string) => {
    forget(query);
    onForget();
  };
  const handleForgetAll = () => {
    forgetAll();
    onForget();
  };
  return (
    <>
      {queries.length > 0 && (
        <section aria-label={t("recent")}>
          <div className={styles.label}>
            <h2>{t("recent")}</h2>
            <button type="button" onClick={handleForgetAll}>
              {t("clearRecent")}
            </button>
          </div>
          <ul>
            {queries.map((query) => (
              <li key={query} className={styles.row}>
                <button type="button" className={styles.recent} onClick={() => onSearch(query)}>
                  <Icon name="history" size="small" />
                  {query}
                </button>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t("removeRecent", { query })}
                  onClick={() => handleForget(query)}
                >
                  <Icon name="close" size="small" />
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.kept}>{t("kept")}</p>
        </section>
      )}
      <section aria-label={t("often")}>
        <div className={styles.label}>
          <h2>{t("often")}</h2>
        </div>
        <ul>
          {startingPoints.map(({ path, label, section }) => (
            <li key={path}>
              <SearchLink className={styles.start} to={path} onClick={onOpen}>
                <Icon name="page" size="small" />
                <span>
                  {label} <small>{section}</small>
                </span>
              </SearchLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
