import { useEffect, useState } from "react";
import { onAddressChange } from "../../browser/useQueryAndHash";
import type { TableOfContentsEntry } from "../../types/docs";
import { activeHeading, hasStayed, headingLedTo, type HeadingPosition, type View } from "./activeHeading";

/**
 * Anchor of the heading the reader is at, updated while they scroll. The one that a link has led to stays it until they
 * scroll, even where the page ends before it has come to the line.
 */
export function useActiveHeading(entries: TableOfContentsEntry[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    let hasArrived = true;
    let ledTo: HeadingPosition | null = null;
    const update = () => {
      frame = 0;
      const view = viewOfPage();
      const headings = entries.flatMap(({ anchor }) => {
        const heading = document.getElementById(anchor);
        return heading ? [{ anchor, top: heading.getBoundingClientRect().top }] : [];
      });
      if (hasArrived) ledTo = headingLedTo(headings, anchorOfAddress(entries), view);
      else if (ledTo && !hasStayed(ledTo, headings)) ledTo = null;
      hasArrived = false;
      setActive(ledTo?.anchor ?? activeHeading(headings, view));
    };
    const handleChange = () => {
      frame ||= requestAnimationFrame(update);
    };
    const stopListening = onAddressChange(() => {
      hasArrived = true;
      handleChange();
    });
    update();
    window.addEventListener("scroll", handleChange, { passive: true });
    window.addEventListener("resize", handleChange);
    return () => {
      cancelAnimationFrame(frame);
      stopListening();
      window.removeEventListener("scroll", handleChange);
      window.removeEventListener("resize", handleChange);
    };
  }, [entries]);
  return active;
}

function anchorOfAddress(entries: TableOfContentsEntry[]): string | undefined {
  const { hash } = location;
  // Browsers write Cyrillic anchors in a way of their own.
  return hash ? entries.find(({ anchor }) => new URL(`#${anchor}`, location.href).hash === hash)?.anchor : undefined;
}

/** The style sheet says how far below the top of the window a link leads: the contents take the same line. */
function viewOfPage(): View {
  const root = document.documentElement;
  const { innerHeight: height, scrollY } = window;
  const line = parseFloat(getComputedStyle(root).scrollPaddingTop);
  return { line, height, isAtTop: scrollY <= 0, isAtEnd: scrollY + height >= root.scrollHeight - 2 };
}
