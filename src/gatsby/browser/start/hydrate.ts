import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Brings the page to life as a transition, which React does in slices of 5 ms and lets input and painting pass in between.
 * Gatsby asks for it as for an answer to a click: in one piece, a third of a second on a slow phone.
 */
export function hydrate(page: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
}
