import { listedLevels } from "../../../site/listedLevels";
import type { TableOfContentsEntry } from "../../../types/docs";
import type { DocHeading } from "./headings";

/** The headings a reader can jump to: those from `listedLevels.min` to `listedLevels.max`. */
export function tableOfContents(headings: DocHeading[]): TableOfContentsEntry[] {
  return headings
    .filter(({ depth }) => depth >= listedLevels.min && depth <= listedLevels.max)
    .map(({ depth, anchor, text }) => ({ depth, anchor, text }));
}
