import fs from "node:fs";
import path from "node:path";
import type { Finding } from "../docs/finding";
import { readingFinding } from "../docs/readingRules";
import { facts } from "../site/facts";

const file = "src/site/facts.ts";

/** Product facts that their owner has still to confirm: for information, each with its line. @param root the project's folder */
export function unconfirmedFacts(root: string): Finding[] {
  const lines = fs.readFileSync(path.join(root, file), "utf8").split("\n");
  return Object.entries(facts)
    .filter(([, { confirmed }]) => !confirmed)
    .map(([name, { value }]) =>
      readingFinding("confirmed-fact", {
        file,
        line: lines.findIndex((line) => line.trim().startsWith(`${name}:`)) + 1,
        column: 3,
        text: `${name} (${value}) is not confirmed`,
        advice: "ask the product's owner before you publish",
      }),
    );
}
