import type { FormEvent, KeyboardEvent, Ref } from "react";
import { useLocale, useStrings } from "../../../i18n/LocaleContext";
import { searchLimits } from "../../../site/searchLimits";
import { Icon } from "../../basics/Icon";
import { useSite } from "../../siteContext/SiteContext";
import { searchAddress } from "../searchAddress";
import * as styles from "./SearchHead.module.css";

/** The list that the field commands: its id, and that of the chosen row; without one there are no rows. */
export type FieldList = { id: string; chosen: string | undefined };

type Props = {
  query: string;
  onQuery(query: string): void;
  onSubmit(event: FormEvent): void;
  onClose(): void;
  field: Ref<HTMLInputElement>;
  list: FieldList | null;
  onKeyDown(event: KeyboardEvent): void;
};

/** The field of the search dialog, and the button that closes it. */
export function SearchHead({ query, onQuery, onSubmit, onClose, field, list, onKeyDown }: Props) {
  const t = useStrings("searchEntry");
  const edition = { locale: useLocale(), version: useSite().version };
  return (
    <form
      className={styles.head}
      role="search"
      action={searchAddress(edition)}
      data-asked={query.trim() !== "" || undefined}
      onSubmit={onSubmit}
    >
      <Icon name="search" />
      <input
        className={styles.field}
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        role="combobox"
        aria-label={t("label")}
        aria-autocomplete="list"
        aria-expanded={list?.chosen !== undefined}
        aria-controls={list?.id}
        aria-activedescendant={list?.chosen}
        autoComplete="off"
        spellCheck={false}
        maxLength={searchLimits.queryLength}
        placeholder={t("label")}
        value={query}
        // The dialog opens for typing; the browser puts the focus where autofocus is.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.close} onClick={onClose}>
        {t("close")}
      </button>
    </form>
  );
}
