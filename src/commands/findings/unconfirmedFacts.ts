import { factFinding, labelFinding } from "../../docs/factFindings";
import type { Finding } from "../../docs/finding";
import { facts } from "../../site/facts";
import { interfaceLabels } from "../../site/interfaceLabels";

const advice = "ask the product's owner before you publish";

/** Product facts that their owner has still to confirm: for information, each with its line. @param root the project's folder */
export function unconfirmedFacts(root: string): Finding[] {
  return unconfirmed(facts).map(([name, { value }]) =>
    factFinding(root, name, "confirmed-fact", `${name} (${value}) is not confirmed`, advice),
  );
}

/**
 * Labels of the interface that docs use and that their owner has still to confirm: for information, each once with its
 * line. The README has those that nothing uses yet as well.
 * @param root the project's folder
 * @param used names of labels, each as often as it stands in a doc
 */
export function unconfirmedLabels(root: string, used: string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const name of used) counts.set(name, (counts.get(name) ?? 0) + 1);
  return unconfirmed(interfaceLabels).flatMap(([name, { en, ru }]) => {
    const count = counts.get(name);
    if (!count) return [];
    const times = count === 1 ? "once" : `${count} times`;
    return labelFinding(root, name, "confirmed-label", `${name} (${en}, ${ru}) is used ${times}, unconfirmed`, advice);
  });
}

function unconfirmed<Known extends { confirmed: boolean }>(known: Record<string, Known>): [string, Known][] {
  return Object.entries(known).filter(([, { confirmed }]) => !confirmed);
}
