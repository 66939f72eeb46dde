import { editDistance } from "../../../search/slips/editDistance";
import { interfaceLabels } from "../../../site/interfaceLabels";
import { type CompileContext, report } from "../compileContext";

/**
 * What the product's interface calls something, in the doc's language. A name that no label has is reported at its node.
 * @param name of the label; empty where the author gave none, which is said elsewhere
 * @returns the label; the name itself where there is none
 */
export function labelNamed(name: string, node: Parameters<typeof report>[1], context: CompileContext): string {
  if (!name) return "";
  const label = context.ask.label(name);
  if (label !== null) return label;
  report(context, node, {
    rule: "known-label",
    text: `there is no label «${name}» of the interface`,
    advice: `did you mean ${context.ask.labelCalled(name) ?? nearest(name)}? All stand in src/site/interfaceLabels.ts`,
  });
  return name;
}

/** The names of labels that look most like what was written. */
function nearest(written: string): string {
  const distances = Object.keys(interfaceLabels).map(
    (name) => [name, editDistance(written.toLowerCase(), name.toLowerCase(), name.length)] as const,
  );
  const least = Math.min(...distances.map(([, distance]) => distance));
  return distances
    .flatMap(([name, distance]) => (distance === least ? [name] : []))
    .slice(0, 3)
    .join(" or ");
}
