import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useOwnEntry } from "../../../browser/ownEntry";
import { loadSiteData } from "../../../browser/siteData";
import type { Locale } from "../../../site/locales";
import { requestIndex } from "../load/indexFile";
import { LoadFailed } from "../load/LoadFailed";
import { SearchFrame } from "./SearchFrame";

type DialogProps = {
  onClose(): void;
  /** A page is being opened, which takes the place of the dialog. */
  onOpen(): void;
};

/** Code of the dialog, kept once it is here. */
let loaded: ComponentType<DialogProps> | null = null;

async function loadDialog(): Promise<ComponentType<DialogProps>> {
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

/** The search dialog, loaded when it first opens; when that fails it says so and offers another try. */
export function LazySearchDialog({ onClose }: Pick<DialogProps, "onClose">) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(() => loaded);
  const [failed, setFailed] = useState(false);
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
  return (
    <SearchFrame onClose={leave}>
      {Dialog && <Dialog onClose={leave} onOpen={onClose} />}
      {failed && <LoadFailed onRetry={load} />}
    </SearchFrame>
  );
}
