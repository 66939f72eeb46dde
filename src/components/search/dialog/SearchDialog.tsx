import { type FormEvent, type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { openAddress } from "../../../browser/openAddress";
import { useLocale } from "../../../i18n/LocaleContext";
import { searchLimits } from "../../../site/searchLimits";
import { VisuallyHidden } from "../../basics/VisuallyHidden";
import { useSite } from "../../siteContext/SiteContext";
import { HowUnderstood } from "../results/HowUnderstood";
import { DialogFoot } from "./DialogFoot";
import { DialogHits } from "./DialogHits";
import { DialogStart } from "./DialogStart";
import { SearchHead } from "./SearchHead";
import { LoadFailed } from "../load/LoadFailed";
import { rememberSearch } from "../recentSearches";
import { searchAddress } from "../searchAddress";
import * as styles from "./SearchDialog.module.css";
import { SearchOutcome } from "../results/SearchOutcome";
import { SectionFilter } from "../sections/SectionFilter";
import type { SectionChoice } from "../sections/useSections";
import { WaysOn } from "../results/WaysOn";
import { useLoadChosen } from "./useLoadChosen";
import { useSearch } from "../useSearch";
import { useSearchStrings } from "../searchStrings";

const noSections: SectionChoice[] = [];

export type SearchDialogProps = {
  /** What was typed before the dialog was here. */
  initialQuery: string;
  /** The dialog is here, and has the focus. @returns the field that had it before, where there was one */
  onMount(): HTMLInputElement | null;
  onClose(): void;
  /** A page is being opened, which takes the place of the dialog. */
  onOpen(): void;
};

/**
 * Search in a dialog (ARIA combobox with a list): arrows choose a row, Enter opens it, Tab walks on, Escape closes.
 */
export function SearchDialog({ initialQuery, onMount, onClose, onOpen }: SearchDialogProps) {
  const t = useSearchStrings();
  const edition = { locale: useLocale(), version: useSite().version };
  const listId = useId();
  const search = useSearch({
    initialQuery,
    limit: searchLimits.dialogHits,
    excerptLength: searchLimits.excerptLength,
  });
  const { query, setQuery, answer, status } = search;
  const { ranked: hits, total } = answer;
  const [chosen, setChosen] = useState({ query: "", row: 0 });
  const row = chosen.query === query ? Math.min(chosen.row, hits.length - 1) : 0;
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hasQuery = query.trim() !== "";
  useLoadChosen(hits[row]?.record.path, query);
  useLayoutEffect(() => {
    const before = onMount();
    if (before) field.current?.setSelectionRange(before.selectionStart, before.selectionEnd);
  }, [onMount]);

  const choose = (next: number) => {
    setChosen({ query, row: next });
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: "nearest" });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || hits.length === 0) return;
    event.preventDefault();
    choose((row + step + hits.length) % hits.length);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const option = list.current?.querySelectorAll<HTMLElement>('[role="option"]')[row];
    if (option) option.click();
    else if (query.trim() !== "") {
      handleOpen();
      openAddress(searchAddress(edition, query, search.section));
    }
  };
  const handleSearch = (recent: string) => {
    setQuery(recent);
    field.current?.focus();
  };
  const handleLiteral = () => {
    search.searchLiterally();
    field.current?.focus();
  };
  const handleSection = (section: string | null) => {
    search.setSection(section);
    field.current?.focus();
  };
  // The same functions while letters come and go: rows are drawn again only for another answer.
  const handleOpen = useCallback(() => {
    rememberSearch(field.current?.value ?? "");
    onOpen();
  }, [onOpen]);
  const handleLeaveFilter = useCallback(() => {
    setChosen({ query: "", row: 0 });
    field.current?.focus();
  }, []);
  const handleChoose = useCallback((next: number) => setChosen({ query, row: next }), [query]);

  return (
    <>
      <SearchHead
        query={query}
        onQuery={setQuery}
        onSubmit={handleSubmit}
        onClose={onClose}
        field={field}
        list={{ id: listId, chosen: hits.length > 0 ? `${listId}-${row}` : undefined, hasRows: hits.length > 0 }}
        onKeyDown={handleKeyDown}
      />
      <SectionFilter
        sections={hasQuery ? search.sections : noSections}
        total={total}
        section={search.section}
        onChange={search.setSection}
        onLeave={handleLeaveFilter}
      />
      <div className={styles.body} ref={list}>
        {/* Always there: what is announced must change inside a region that screen readers know. */}
        <div role="status">
          <SearchOutcome search={search} onSection={handleSection} onOpen={handleOpen}>
            <VisuallyHidden>{t("count", { count: hits.length })}</VisuallyHidden>
          </SearchOutcome>
          <HowUnderstood query={query} answer={answer} onLiteral={handleLiteral} />
        </div>
        {status === "nothing" && total === 0 && <WaysOn onOpen={handleOpen} />}
        {status === "failed" && <LoadFailed isForeign={search.isForeign} onRetry={search.retry} />}
        {hits.length > 0 && (
          <DialogHits
            listId={listId}
            answer={answer}
            texts={search.texts}
            wantTexts={search.wantTexts}
            row={row}
            onChoose={handleChoose}
            onOpen={handleOpen}
          />
        )}
        {!hasQuery && <DialogStart onSearch={handleSearch} onForget={() => field.current?.focus()} onOpen={onOpen} />}
      </div>
      <DialogFoot
        query={query}
        section={search.section}
        count={hasQuery && hits.length > 0 ? search.count : 0}
        onOpen={handleOpen}
      />
    </>
  );
}
