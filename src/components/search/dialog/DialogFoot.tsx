import { memo } from "react";
import { useLocale } from "../../../i18n/LocaleContext";
import { useSite } from "../../siteContext/SiteContext";
import * as styles from "./DialogFoot.module.css";
import * as textLink from "../results/TextLink.module.css";
import { searchAddress } from "../searchAddress";
import { SearchLink } from "../SearchLink";
import { useSearchStrings } from "../searchStrings";
import { useAfterPaint } from "../useAfterPaint";

type Props = {
  query: string;
  /** Slug of the section that the answer keeps to; null for all. */
  section: string | null;
  /** How many pages answer. */
  count: number;
  onOpen(): void;
};

/** Which keys do what, and the way to all results, which follows the results themselves a moment later. */
export const DialogFoot = memo(function DialogFoot({ query, section, count, onOpen }: Props) {
  const t = useSearchStrings();
  const edition = { locale: useLocale(), version: useSite().version };
  const address = useAfterPaint(searchAddress(edition, query.trim(), section));
  const total = useAfterPaint(count);
  const keys = [
    ["↑↓", t("choose")],
    ["↵", t("open")],
    ["Esc", t("closeKey")],
  ];
  return (
    <div className={styles.foot}>
      <p className={styles.keys} aria-hidden="true">
        {keys.map(([key, action]) => (
          <span key={key}>
            <kbd>{key}</kbd> {action}
          </span>
        ))}
      </p>
      {total > 0 && (
        <SearchLink className={textLink.link} to={address} onClick={onOpen}>
          {t("seeAll", { total })}
        </SearchLink>
      )}
    </div>
  );
});
