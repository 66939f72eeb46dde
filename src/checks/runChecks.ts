import type { Finding } from "../documents/finding";
import type { CheckedSite, Rule } from "./checkedSite";
import { anchorExists } from "./rules/anchorExists";
import { codeParses } from "./rules/codeParses";
import { descriptions } from "./rules/descriptions";
import { frontMatter } from "./rules/frontMatter";
import { hasContent } from "./rules/hasContent";
import { hasIndex } from "./rules/hasIndex";
import { headingLevels } from "./rules/headingLevels";
import { letterYo } from "./rules/letterYo";
import { oneLanguage } from "./rules/oneLanguage";
import { reachable } from "./rules/reachable";
import { russianTypography } from "./rules/russianTypography";
import { sameStructure } from "./rules/sameStructure";
import { spelling } from "./rules/spelling";
import { targetExists } from "./rules/targetExists";
import { tellingLinks } from "./rules/tellingLinks";
import { translations } from "./rules/translations";
import { uniquePaths } from "./rules/uniquePaths";
import { uniquePositions } from "./rules/uniquePositions";

const rules: Rule[] = [
  frontMatter,
  uniquePaths,
  uniquePositions,
  hasContent,
  hasIndex,
  targetExists,
  anchorExists,
  reachable,
  tellingLinks,
  sameStructure,
  headingLevels,
  descriptions,
  translations,
  oneLanguage,
  spelling,
  russianTypography,
  letterYo,
  codeParses,
];

/** Everything there is to say about the content, in one run: the compiler's findings and those of every rule. */
export async function runChecks(site: CheckedSite): Promise<Finding[]> {
  const compiled = [...site.compiled.values()].flatMap((doc) => doc.findings);
  const findings = [...compiled, ...(await Promise.all(rules.map(async (rule) => rule(site)))).flat()];
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
