import { useSyncExternalStore } from "react";

const changed = "indigo:address";

/** Tells parts of the page that show the address that it has changed without a navigation. */
export function announceAddressChange(): void {
  window.dispatchEvent(new Event(changed));
}

/** Calls back whenever query or hash may have changed. @returns ends it */
export function onAddressChange(listener: () => void): () => void {
  const events = ["hashchange", "popstate", changed];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Query and hash of the current address; empty while the page is drawn at build. */
export function useQueryAndHash(): string {
  return useSyncExternalStore(
    onAddressChange,
    () => window.location.search + window.location.hash,
    () => "",
  );
}
