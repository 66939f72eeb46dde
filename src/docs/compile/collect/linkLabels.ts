import type { Handlers } from "../walk";
import { plainText } from "./plainText";

/** What a link says, and where it stands. */
export type LinkLabel = { label: string; line: number; column: number };

/** Collects what the links of a doc say, in order. */
export function linkLabels(labels: LinkLabel[]): Handlers {
  return {
    link(node) {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 };
      labels.push({ label: plainText(node), line, column });
    },
  };
}
