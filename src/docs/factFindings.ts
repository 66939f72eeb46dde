import fs from "node:fs";
import path from "node:path";
import { facts, type ProductFact } from "../site/facts";
import { addressScheme, allowedSchemes } from "./addressScheme";
import type { Finding } from "./finding";
import { readingFinding, type ReadingRuleId } from "./readingRules";

const factsFile = "src/site/facts.ts";
const labelsFile = "src/site/interfaceLabels.ts";

/** A finding about a product fact, at its line. @param root the project's folder */
export function factFinding(root: string, name: string, rule: ReadingRuleId, text: string, advice: string): Finding {
  return namedFinding(root, factsFile, name, rule, text, advice);
}

/** A finding about a label of the interface, at its line. @param root the project's folder */
export function labelFinding(root: string, name: string, rule: ReadingRuleId, text: string, advice: string): Finding {
  return namedFinding(root, labelsFile, name, rule, text, advice);
}

function namedFinding(
  root: string,
  file: string,
  name: string,
  rule: ReadingRuleId,
  text: string,
  advice: string,
): Finding {
  const source = path.join(root, file);
  const lines = fs.existsSync(source) ? fs.readFileSync(source, "utf8").split("\n") : [];
  const line = Math.max(lines.findIndex((text) => text.trim().startsWith(`${name}:`)) + 1, 1);
  return readingFinding(rule, { file, line, column: 3, text, advice });
}

/** Product facts that are addresses which browsers would run as code: header and footer link to facts. */
export function factFindings(root: string, given: Record<string, ProductFact> = facts): Finding[] {
  return Object.entries(given).flatMap(([name, { value }]) => {
    const scheme = addressScheme(value);
    // `host:45011` is a host with its port.
    const isHost = /^[a-z0-9.-]+:\d+(?:\/|$)/i.test(value);
    if (scheme === null || allowedSchemes.includes(scheme) || isHost) return [];
    const text = `${name} is a ${scheme}: address`;
    return factFinding(root, name, "safe-address", text, "give it an https:, mailto: or tel: address");
  });
}
