import { readingRules, type RuleDescription } from "../readingRules";
import { buildRules } from "./buildRules";
import type { Rule } from "./rule";
import { codeParses } from "./rules/samples/codeParses";
import { shellHabits } from "./rules/samples/shellHabits";
import { translatedCaptions } from "./rules/samples/translatedCaptions";
import { factByName } from "./rules/body/factByName";
import { diagramWidth } from "./rules/body/diagramWidth";
import { headingSpace } from "./rules/markdown/headingSpace";
import { headingText } from "./rules/markdown/headingText";
import { uniqueHeading } from "./rules/markdown/uniqueHeading";
import { tableCells } from "./rules/markdown/tableCells";
import { imageText } from "./rules/markdown/imageText";
import { knownReference } from "./rules/markdown/knownReference";
import { markedLines } from "./rules/markdown/markedLines";
import { doubledWords } from "./rules/language/doubledWords";
import { description } from "./rules/body/description";
import { helpFirst } from "./rules/body/helpFirst";
import { headingLevels } from "./rules/body/headingLevels";
import { letterYo } from "./rules/language/letterYo";
import { naturalRussian } from "./rules/language/naturalRussian";
import { oneLanguage } from "./rules/language/oneLanguage";
import { partialLanguage } from "./rules/translations/partialLanguage";
import { plainEnglish } from "./rules/language/plainEnglish";
import { reachable } from "./rules/tree/reachable";
import { spelling } from "./rules/language/spelling";
import { typography } from "./rules/language/typography";
import { sameVersion } from "./rules/links/sameVersion";
import { tellingLinks } from "./rules/links/tellingLinks";
import { uniquePosition } from "./rules/tree/uniquePosition";

/** Every rule that looks at finished docs, in no order that matters: add a rule by adding its file and a line here. */
export const allRules: Rule[] = [
  ...buildRules,
  uniquePosition,
  reachable,
  description,
  headingLevels,
  helpFirst,
  tellingLinks,
  sameVersion,
  partialLanguage,
  factByName,
  diagramWidth,
  headingSpace,
  headingText,
  uniqueHeading,
  tableCells,
  imageText,
  knownReference,
  markedLines,
  doubledWords,
  oneLanguage,
  plainEnglish,
  naturalRussian,
  spelling,
  typography,
  letterYo,
  codeParses,
  shellHabits,
  translatedCaptions,
];

/** Whatever can be found in the content, by id: what is found while reading, and every rule. */
export const registry: Record<string, RuleDescription> = {
  ...readingRules,
  ...Object.fromEntries(allRules.map(({ id, severity, about }) => [id, { severity, about }])),
};
