import type { Rule } from "./rule";
import { anchorExists } from "./rules/links/anchorExists";
import { closedFence } from "./rules/markdown/closedFence";
import { fileName } from "./rules/tree/fileName";
import { hasContent } from "./rules/tree/hasContent";
import { hasIndex } from "./rules/tree/hasIndex";
import { sameStructure } from "./rules/translations/sameStructure";
import { targetExists } from "./rules/links/targetExists";
import { translation } from "./rules/translations/translation";
import { uniquePath } from "./rules/tree/uniquePath";

/** What every build looks at: all that stops it, and what readers of the built site would run into. */
export const buildRules: Rule[] = [
  fileName,
  uniquePath,
  hasContent,
  hasIndex,
  targetExists,
  anchorExists,
  closedFence,
  sameStructure,
  translation,
];
