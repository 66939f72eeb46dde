import type { AnchorHTMLAttributes, MouseEvent, PointerEvent, ReactNode } from "react";
import { withBasePath } from "../../browser/basePath";
import { isPlainClick, openAddress } from "../../browser/openAddress";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A page of this site, without the path prefix. */
  to: string;
  /** Handed to the page that opens, without standing in its address. */
  state?: object;
  children: ReactNode;
};

/**
 * A link of search. Other links load their pages as soon as they are in view; here another letter puts other links there,
 * so a page is loaded when a reader points at its link, touches it or moves the focus to it.
 */
export function SearchLink({ to, state, onClick, onPointerMove, children, ...attributes }: Props) {
  const load = () => loadAhead(to);
  // Not when the pointer enters: links enter under a pointer that rests, too.
  const handlePointerMove = (event: PointerEvent<HTMLAnchorElement>) => {
    load();
    onPointerMove?.(event);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // The results stay.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClick?.(event);
    openAddress(to, state);
  };
  return (
    <a
      {...attributes}
      href={withBasePath(to)}
      onClick={handleClick}
      onPointerMove={handlePointerMove}
      onTouchStart={load}
      onFocus={load}
    >
      {children}
    </a>
  );
}

let last = "";

/** Loads a page ahead, unless the connection is slow. @param to its address, without the path prefix */
export function loadAhead(to: string): void {
  // A pointer moves many times over one link.
  if (to !== last) window.___loader.hovering(to);
  last = to;
}
