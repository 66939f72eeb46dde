import type { Finding } from "../finding";
import type { CheckedSite, Rule } from "./checkedSite";
import { anchorExists } from "./rules/links/anchorExists";
import { codeParses } from "./rules/body/codeParses";
import { descriptions } from "./rules/body/descriptions";
import { frontMatter } from "./rules/tree/frontMatter";
import { hasContent } from "./rules/tree/hasContent";
import { hasIndex } from "./rules/tree/hasIndex";
import { headingLevels } from "./rules/body/headingLevels";
import { letterYo } from "./rules/language/letterYo";
import { oneLanguage } from "./rules/language/oneLanguage";
import { reachable } from "./rules/tree/reachable";
import { typography } from "./rules/language/typography";
import { sameStructure } from "./rules/translations/sameStructure";
import { spelling } from "./rules/language/spelling";
import { targetExists } from "./rules/links/targetExists";
import { tellingLinks } from "./rules/links/tellingLinks";
import { translations } from "./rules/translations/translations";
import { uniquePaths } from "./rules/tree/uniquePaths";
import { uniquePositions } from "./rules/tree/uniquePositions";

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
  typography,
  letterYo,
  codeParses,
];

/** Everything there is to say about the content, in one run: the compiler's findings and those of every rule. */
export async function runChecks(site: CheckedSite): Promise<Finding[]> {
  const compiled = [...site.compiled.values()].flatMap((doc) => doc.findings);
  const findings = [...compiled, ...(await Promise.all(rules.map(async (rule) => rule(site)))).flat()];
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
