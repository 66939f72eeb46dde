import { limits } from "../../../site/limits";
import type { TableOfContentsEntry } from "../../../types/docs";
import type { DocHeading } from "./headings";

/** The headings a reader can jump to: those from `limits.tocMinLevel` to `limits.tocMaxLevel`. */
export function tableOfContents(headings: DocHeading[]): TableOfContentsEntry[] {
  return headings
    .filter(({ depth }) => depth >= limits.tocMinLevel && depth <= limits.tocMaxLevel)
    .map(({ depth, anchor, text }) => ({ depth, anchor, text }));
}
