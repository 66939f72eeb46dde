import { allDocsSlug } from "../../../site/names";
import { useFrameAddress } from "../../siteContext/SiteContext";
import * as styles from "./NoResults.module.css";
import { OtherLanguages } from "./OtherLanguages";
import { SearchLink } from "../SearchLink";
import { useSearchStrings } from "../searchStrings";

type Props = { query: string; onOpen(): void };

/** Says that nothing was found and shows two ways on. */
export function NoResults({ query, onOpen }: Props) {
  const t = useSearchStrings();
  const allDocs = useFrameAddress(allDocsSlug);
  return (
    <div className={styles.box}>
      <p className={styles.title}>{t("noResults")}</p>
      <p>{t("noResultsFor", { query })}</p>
      <p>{t("noResultsHelp")}</p>
      <OtherLanguages query={query} onOpen={onOpen} />
      <SearchLink className={styles.link} to={allDocs} onClick={onOpen}>
        {t("allPages")}
      </SearchLink>
    </div>
  );
}
