import { type RefObject, useLayoutEffect } from "react";
import { opensAtTop } from "../../browser/openAddress";
import { whenIdle } from "../../browser/whenIdle";
import * as styles from "./ContentTree.module.css";

/** Blocks that get their place at a time, so that a tap is heard in between. */
const atATime = 4;

/**
 * Lets a page that opens at its top show what is in view first: styles and places of all else, most of the work on a long
 * page, follow when the browser is idle. Where the reader may land further down, everything has its place from the start.
 * @param content whose children are the blocks of a doc
 */
export function useDrawnLater(content: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    if (!opensAtTop()) return undefined;
    const waiting = [...(content.current?.children ?? [])];
    const later = styles.later ?? "";
    for (const block of waiting) block.classList.add(later);
    const drawNext = () => {
      for (const block of waiting.splice(0, atATime)) block.classList.remove(later);
      if (waiting.length > 0) whenIdle(drawNext);
    };
    whenIdle(drawNext);
    return () => void waiting.splice(0);
  }, [content]);
}
