import { type ComponentType, type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useOwnEntry } from "../../../browser/ownEntry";
import { loadSiteData } from "../../../browser/siteData";
import type { Locale } from "../../../site/locales";
import { requestIndex } from "../load/indexFile";
import { LoadFailed } from "../load/LoadFailed";
import { Loading } from "../load/Loading";
import * as styles from "./LazySearchDialog.module.css";
import type { FieldCommands, SearchDialogProps } from "../dialog/SearchDialog";
import { SearchFrame } from "./SearchFrame";
import { type FieldList, SearchHead } from "./SearchHead";

/** Code of the dialog, kept once it is here. */
let loaded: ComponentType<SearchDialogProps> | null = null;

async function loadDialog(): Promise<ComponentType<SearchDialogProps>> {
  const { SearchDialog } = await import("../dialog/SearchDialog");
  loaded = SearchDialog;
  return SearchDialog;
}

/**
 * Loads code and index of search, at the same time, when a reader turns to it; a failure is shown when search opens, not
 * now. Where the index is, the page knows soon after it has opened.
 */
export function prefetchSearch(locale: Locale, version: string): void {
  const url = loadSiteData(locale, version).then(
    (data) => data?.searchIndexes.find((index) => index.locale === locale)?.url ?? null,
  );
  void url.then((known) => known !== null && requestIndex(known));
  Promise.all([url, import("../load/loadSearcher"), loadDialog()])
    .then(([known, { loadSearcher }]) => (known === null ? undefined : loadSearcher(known)))
    .catch(() => undefined);
}

/**
 * The search dialog, loaded when it first opens; when that fails it says so and offers another try. Its field is there at
 * once and stays, so that no letter is lost, and phones show their keyboard only for a field that comes with the tap.
 */
export function LazySearchDialog({ onClose }: { onClose(): void }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(() => loaded);
  const [query, setQuery] = useState("");
  const [list, setList] = useState<FieldList | null>(null);
  const [failed, setFailed] = useState(false);
  const [field, commands] = [useRef<HTMLInputElement>(null), useRef<FieldCommands>(null)];
  const leave = useOwnEntry(true, onClose);
  const load = useCallback(() => {
    setFailed(false);
    loadDialog().then(
      (component) => setDialog(() => component),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!loaded) load();
  }, [load]);
  const handleSubmit = (event: FormEvent) => {
    // What was typed is answered as soon as the dialog is there.
    event.preventDefault();
    commands.current?.submit();
  };
  return (
    <SearchFrame onClose={leave}>
      <SearchHead
        query={query}
        onQuery={setQuery}
        onSubmit={handleSubmit}
        onKeyDown={(event) => commands.current?.press(event)}
        onClose={leave}
        field={field}
        list={list}
      />
      {Dialog && (
        <Dialog query={query} setQuery={setQuery} field={field} commands={commands} onList={setList} onOpen={onClose} />
      )}
      {!Dialog && !failed && (
        <div className={styles.waiting} role="status">
          {query.trim() !== "" && <Loading />}
        </div>
      )}
      {failed && <LoadFailed onRetry={load} />}
    </SearchFrame>
  );
}
