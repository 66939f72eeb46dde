import { useCallback, useSyncExternalStore } from "react";
import { tabsKey } from "../site/storageKeys";
import { readStored, writeStored } from "./storage";

const changed = "indigo:tabs";
/** Choices of this visit, for readers whose storage is forbidden. */
const chosen = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key && newValue !== null && key.startsWith(tabsKey(""))) chosen.set(key, newValue);
    listener();
  };
  window.addEventListener(changed, listener);
  window.addEventListener("storage", handleStorage);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", handleStorage);
  };
}

/** The tab a reader last chose in a group, on any page, in any tab of the browser; null when they chose none. */
export function useTabChoice(group: string): [choice: string | null, choose: (value: string) => void] {
  const key = tabsKey(group);
  const choice = useSyncExternalStore(
    subscribe,
    () => chosen.get(key) ?? readStored(key),
    () => null,
  );
  const choose = useCallback(
    (value: string) => {
      chosen.set(key, value);
      writeStored(key, value);
      window.dispatchEvent(new Event(changed));
    },
    [key],
  );
  return [choice, choose];
}
