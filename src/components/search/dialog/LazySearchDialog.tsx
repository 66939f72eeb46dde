import { type ComponentType, useCallback, useEffect, useState } from "react";
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
export function prefetchSearch(indexUrl: string | null): void {
  loadDialog()
    .then(() => import("../load/loadSearcher"))
    .then(({ loadSearcher }) => (indexUrl ? loadSearcher(indexUrl) : undefined))
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
