import { withBasePath } from "../../../browser/basePath";
import { useLocale, useStrings } from "../../../i18n/LocaleContext";
import { searchLimits } from "../../../site/searchLimits";
import { useSite } from "../../siteContext/SiteContext";
import * as buttonStyles from "../../basics/Button.module.css";
import { searchAddress } from "../searchAddress";
import * as styles from "./SearchForm.module.css";
import { useSearchStrings } from "../searchStrings";

type Props = {
  /** The bound value; without it the field is the browser's own and the form opens the search page. */
  query?: string;
  onChange?(query: string): void;
};

/** A search field with its button. */
export function SearchForm({ query, onChange }: Props) {
  const t = useSearchStrings();
  const label = useStrings("searchEntry")("label");
  const edition = { locale: useLocale(), version: useSite().version };
  const bound = onChange && {
    value: query,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <form
      className={styles.form}
      role="search"
      action={withBasePath(searchAddress(edition))}
      data-needs-scripts=""
      onSubmit={(event) => onChange && event.preventDefault()}
    >
      <input
        className={styles.field}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={searchLimits.queryLength}
        {...bound}
      />
      <button type="submit" className={buttonStyles.button}>
        {t("submit")}
      </button>
    </form>
  );
}
