import { layoutDiagram } from "../../../diagrams/layoutDiagram";
import { docRule } from "../../rule";

/** Pixels that a diagram may be wide: with more of them its words are too small to read on a phone. */
const widest = 440;

/** Diagrams fit a phone. */
export const diagramWidth = docRule({
  id: "diagram-width",
  severity: "warning",
  about: `diagrams wider than ${widest} px`,
  when: "check",
  reads: (_doc, { diagrams }) => diagrams,
  async find(diagrams) {
    const remarks = diagrams.map(async ({ diagram, line }) => {
      const { width } = await layoutDiagram(diagram);
      if (width <= widest) return [];
      const advice = "shorten its words, put fewer boxes side by side, or draw two";
      return [{ line, text: `the diagram is ${width} px wide`, advice: `${advice}: ${widest} px fit a phone` }];
    });
    return (await Promise.all(remarks)).flat();
  },
});
