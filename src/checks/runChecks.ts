import type { Finding } from "../documents/finding";
import type { CheckedSite, Rule } from "./checkedSite";
import { anchorExists } from "./rules/anchorExists";
import { descriptions } from "./rules/descriptions";
import { frontMatter } from "./rules/frontMatter";
import { hasContent } from "./rules/hasContent";
import { hasIndex } from "./rules/hasIndex";
import { sameStructure } from "./rules/sameStructure";
import { targetExists } from "./rules/targetExists";
import { translations } from "./rules/translations";
import { uniquePaths } from "./rules/uniquePaths";

const rules: Rule[] = [
  frontMatter,
  uniquePaths,
  hasContent,
  hasIndex,
  targetExists,
  anchorExists,
  sameStructure,
  descriptions,
  translations,
];

/** Everything there is to say about the content, in one run: the compiler's findings and those of every rule. */
export function runChecks(site: CheckedSite): Finding[] {
  const findings = [
    ...[...site.compiled.values()].flatMap((doc) => doc.findings),
    ...rules.flatMap((rule) => rule(site)),
  ];
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
