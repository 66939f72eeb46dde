import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  memo,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { openAddress } from "../../../browser/openAddress";
import { useLocale } from "../../../i18n/LocaleContext";
import { searchLimits } from "../../../site/searchLimits";
import { VisuallyHidden } from "../../basics/VisuallyHidden";
import { useSite } from "../../siteContext/SiteContext";
import { HowUnderstood } from "../results/HowUnderstood";
import { DialogFoot } from "./DialogFoot";
import { DialogHits } from "./DialogHits";
import { DialogStart } from "./DialogStart";
import type { FieldList } from "../entry/SearchHead";
import { LoadFailed } from "../load/LoadFailed";
import { rememberSearch } from "../recentSearches";
import { searchAddress } from "../searchAddress";
import * as styles from "./SearchDialog.module.css";
import { SearchOutcome } from "../results/SearchOutcome";
import { SectionFilter } from "../sections/SectionFilter";
import type { SectionChoice } from "../sections/useSections";
import { WaysOn } from "../results/WaysOn";
import { useChosenRow } from "./useChosenRow";
import { useLoadChosen } from "./useLoadChosen";
import { useSearch } from "../useSearch";
import { useSearchStrings } from "../searchStrings";

const noSections: SectionChoice[] = [];

/** What the field has the dialog do. */
export type FieldCommands = { press(event: KeyboardEvent): void; submit(): void };

export type SearchDialogProps = {
  query: string;
  setQuery(query: string): void;
  field: RefObject<HTMLInputElement | null>;
  commands: Ref<FieldCommands>;
  /** Says which list the field commands. */
  onList(list: FieldList): void;
  /** A page is being opened, which takes the place of the dialog. */
  onOpen(): void;
};

/**
 * What stands below the field of the search dialog (an ARIA combobox with a list): arrows choose a row, Enter opens it, Tab
 * walks on, Escape closes. That it has a list then does not draw it again.
 */
export const SearchDialog = memo(function SearchDialog({
  query,
  setQuery,
  field,
  commands,
  onList,
  onOpen,
}: SearchDialogProps) {
  const t = useSearchStrings();
  const edition = { locale: useLocale(), version: useSite().version };
  const listId = useId();
  const search = useSearch([query, setQuery], {
    limit: searchLimits.dialogHits,
    excerptLength: searchLimits.excerptLength,
  });
  const { answer, status } = search;
  const { ranked: hits, total } = answer;
  const { row, choose, chooseFirst } = useChosenRow(query, hits);
  const list = useRef<HTMLDivElement>(null);
  const hasQuery = query.trim() !== "";
  useLoadChosen(hits[row]?.record.path, query);
  const chosenId = hits.length > 0 ? `${listId}-${row}` : undefined;
  // What was typed before the dialog was here is waited for already; and is announced once the region is known.
  const [isLate] = useState(hasQuery);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  useLayoutEffect(() => onList({ id: listId, chosen: chosenId }), [onList, listId, chosenId]);

  const chooseInSight = (next: number) => {
    choose(next);
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || hits.length === 0) return;
    event.preventDefault();
    chooseInSight((row + step + hits.length) % hits.length);
  };
  const submit = () => {
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
  }, [onOpen, field]);
  const handleLeaveFilter = useCallback(() => {
    chooseFirst();
    field.current?.focus();
  }, [chooseFirst, field]);
  useImperativeHandle(commands, () => ({ press, submit }));

  return (
    <>
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
          {isHere && (
            <SearchOutcome search={search} isLate={isLate} onSection={handleSection} onOpen={handleOpen}>
              <VisuallyHidden>{t("count", { count: hits.length })}</VisuallyHidden>
            </SearchOutcome>
          )}
          {isHere && <HowUnderstood query={query} answer={answer} onLiteral={handleLiteral} />}
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
            onChoose={choose}
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
});
