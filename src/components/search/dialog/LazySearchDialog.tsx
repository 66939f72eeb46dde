import { type ComponentType, type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useOwnEntry } from "../../../browser/ownEntry";
import { loadSiteData } from "../../../browser/siteData";
import type { Locale } from "../../../site/locales";
import { requestIndex } from "../load/indexFile";
import { LoadFailed } from "../load/LoadFailed";
import { Loading } from "../load/Loading";
import * as styles from "./LazySearchDialog.module.css";
import type { SearchDialogProps } from "./SearchDialog";
import { SearchFrame } from "./SearchFrame";
import { SearchHead } from "./SearchHead";

/** Code of the dialog, kept once it is here. */
let loaded: ComponentType<SearchDialogProps> | null = null;

async function loadDialog(): Promise<ComponentType<SearchDialogProps>> {
  const { SearchDialog } = await import("./SearchDialog");
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
 * once, so that no letter is lost, and phones show their keyboard only for a field that comes with the tap.
 */
export function LazySearchDialog({ onClose }: Pick<SearchDialogProps, "onClose">) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(() => loaded);
  const [isTaken, setTaken] = useState(loaded !== null);
  const [query, setQuery] = useState("");
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
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
  const handleMount = useCallback(() => {
    setTaken(true);
    return field.current;
  }, []);
  return (
    <SearchFrame onClose={leave}>
      {!isTaken && (
        <>
          <SearchHead query={query} onQuery={setQuery} onSubmit={waitForDialog} onClose={leave} field={field} />
          <div className={styles.waiting} role="status">
            {query.trim() !== "" && !failed && <Loading />}
          </div>
        </>
      )}
      {Dialog && <Dialog initialQuery={query} onMount={handleMount} onClose={leave} onOpen={onClose} />}
      {failed && <LoadFailed onRetry={load} />}
    </SearchFrame>
  );
}

/** What was typed is answered as soon as the dialog is there. */
function waitForDialog(event: FormEvent): void {
  event.preventDefault();
}
