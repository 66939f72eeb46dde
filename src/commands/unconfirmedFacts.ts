import { factFinding } from "../docs/factFindings";
import type { Finding } from "../docs/finding";
import { facts } from "../site/facts";

/** Product facts that their owner has still to confirm: for information, each with its line. @param root the project's folder */
export function unconfirmedFacts(root: string): Finding[] {
  return Object.entries(facts)
    .filter(([, { confirmed }]) => !confirmed)
    .map(([name, { value }]) => {
      const text = `${name} (${value}) is not confirmed`;
      return factFinding(root, name, "confirmed-fact", text, "ask the product's owner before you publish");
    });
}
