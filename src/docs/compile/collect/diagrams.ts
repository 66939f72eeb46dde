import type { Diagram } from "../../diagrams/readDiagram";
import type { Handlers } from "../walk";

/** A diagram as it will be drawn; `line` is that of its fence. */
export type CollectedDiagram = { diagram: Diagram; line: number };

/** Collects the diagrams of a doc, in order. */
export function diagramsOf(diagrams: CollectedDiagram[]): Handlers {
  return {
    mdxJsxFlowElement({ data, position }) {
      if (data?.diagram) diagrams.push({ diagram: data.diagram, line: position?.start.line ?? 1 });
    },
  };
}
