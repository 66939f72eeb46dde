import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while React takes over the static page, true right after: for what only the browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
