import { useEffect, useState } from "react";
import type { TableOfContentsEntry } from "../../types/docs";
import { activeHeading } from "./activeHeading";

/** The reading line lies a quarter down the window: what stands there is being read. */
const lineShare = 0.25;

/** Anchor of the heading the reader is at, updated while they scroll. */
export function useActiveHeading(entries: TableOfContentsEntry[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const headings = entries.flatMap(({ anchor }) => {
        const heading = document.getElementById(anchor);
        return heading ? [{ anchor, top: heading.getBoundingClientRect().top }] : [];
      });
      const { innerHeight, scrollY } = window;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setActive(activeHeading(headings, innerHeight * lineShare, isAtEnd));
    };
    const handleChange = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener("scroll", handleChange, { passive: true });
    window.addEventListener("resize", handleChange);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", handleChange);
      window.removeEventListener("resize", handleChange);
    };
  }, [entries]);
  return active;
}
