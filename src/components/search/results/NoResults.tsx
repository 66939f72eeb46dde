import * as styles from "./NoResults.module.css";
import * as textLink from "./TextLink.module.css";
import { OtherLanguages } from "./OtherLanguages";
import type { Search } from "../useSearch";
import { useSearchStrings } from "../searchStrings";

type Props = {
  search: Search;
  onSection(section: string | null): void;
  onOpen(): void;
};

/** Says that nothing was found, and where else there is something: in the other sections, in another language. */
export function NoResults({ search, onSection, onOpen }: Props) {
  const { answeredQuery, answer, sections, section } = search;
  const t = useSearchStrings();
  const name = sections.find(({ slug }) => slug === section)?.name;
  if (name !== undefined && answer.total > 0)
    return (
      <div className={styles.box}>
        <p className={styles.title}>{t("noResults")}</p>
        <p>{t("noResultsIn", { query: answeredQuery, section: name })}</p>
        <button type="button" className={textLink.link} onClick={() => onSection(null)}>
          {t("searchEverywhere", { total: answer.total })}
        </button>
      </div>
    );
  return (
    <div className={styles.box}>
      <p className={styles.title}>{t("noResults")}</p>
      <p>{t("noResultsFor", { query: answeredQuery })}</p>
      <p>{t("noResultsHelp")}</p>
      <OtherLanguages query={answeredQuery} onOpen={onOpen} />
    </div>
  );
}
