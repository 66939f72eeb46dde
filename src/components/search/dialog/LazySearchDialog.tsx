import { type ComponentType, useCallback, useEffect, useState } from "react";
import { loadSiteData } from "../../../browser/siteData";
import type { Locale } from "../../../site/locales";
import { LoadFailed } from "../load/LoadFailed";
import { SearchFrame } from "./SearchFrame";

type DialogProps = { onClose(): void };

/** Code of the dialog, kept once it is here. */
let loaded: ComponentType<DialogProps> | null = null;

async function loadDialog(): Promise<ComponentType<DialogProps>> {
  const { SearchDialog } = await import("./SearchDialog");
  loaded = SearchDialog;
  return SearchDialog;
}

/** Loads code and index of search ahead of their use; a failure is shown when search opens, not now. */
export function prefetchSearch(locale: Locale, version: string): void {
  const code = loadDialog().then(() => import("../load/loadSearcher"));
  Promise.all([code, loadSiteData(locale, version)])
    .then(([{ loadSearcher }, data]) => {
      const index = data?.searchIndexes.find((candidate) => candidate.locale === locale);
      return index && loadSearcher(index.url);
    })
    .catch(() => undefined);
}

/** The search dialog, loaded when it first opens; when that fails it says so and offers another try. */
export function LazySearchDialog({ onClose }: DialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(() => loaded);
  const [failed, setFailed] = useState(false);
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
    <SearchFrame onClose={onClose}>
      {Dialog && <Dialog onClose={onClose} />}
      {failed && <LoadFailed onRetry={load} />}
    </SearchFrame>
  );
}
