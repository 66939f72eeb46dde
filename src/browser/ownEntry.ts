import { useCallback, useEffect, useRef } from "react";

/** How many things are open above the page, in the state of a history entry of ours: Back closes the last of them. */
const mark = "above";

function openAbove(): number {
  return (history.state as { [mark]?: number } | null)?.[mark] ?? 0;
}

/** Whether the current entry of the history is one of ours: the page that opens next takes its place. */
export function isOnOwnEntry(): boolean {
  return openAbove() > 0;
}

/** Calls back when Back has taken an entry of ours away. It comes in a moment, as all that happens to the history. */
export function leaveOwnEntry(then: () => void): void {
  window.addEventListener("popstate", then, { once: true });
  history.back();
}

/**
 * Gives what is open above the page an entry of the history, so that Back closes it instead of leaving the page. The entry
 * copies the state it stands on, key included, so that Gatsby's router sees no navigation when Back removes it.
 * @param onClose called when Back has left the entry
 * @returns closes for a reason other than a navigation: the entry is taken back
 */
export function useOwnEntry(isOpen: boolean, onClose: () => void): () => void {
  const onCloseRef = useRef(onClose);
  const isLeaving = useRef(false);
  useEffect(() => {
    onCloseRef.current = onClose;
  });

  const leave = useCallback(() => {
    // Once: a second Back would leave the page.
    if (isLeaving.current) return;
    if (!isOnOwnEntry()) {
      onCloseRef.current();
      return;
    }
    isLeaving.current = true;
    // The popstate that follows closes.
    history.back();
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    isLeaving.current = false;
    const own = openAbove() + 1;
    history.pushState({ ...(history.state as object | null), [mark]: own }, "", location.href);
    const handlePop = () => openAbove() < own && onCloseRef.current();
    window.addEventListener("popstate", handlePop);
    return () => window.removeEventListener("popstate", handlePop);
  }, [isOpen]);

  return leave;
}
