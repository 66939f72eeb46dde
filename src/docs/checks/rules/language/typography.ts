import { writingLanguages } from "../../../../languages/languages";
import { placeOf } from "../../../compile/collect/proseBlocks";
import type { Rule } from "../../checkedSite";

/** Quotation marks, dashes and spaces of prose are those of its language. */
export const typography: Rule = ({ compiled }) =>
  [...compiled].flatMap(([doc, { prose }]) =>
    prose.flatMap((block) =>
      writingLanguages[doc.locale].typography.flatMap(({ pattern, text, advice }) =>
        [...block.text.matchAll(pattern)].map(({ index }) => ({
          rule: "typography",
          severity: "warning" as const,
          file: doc.sourcePath,
          ...placeOf(block, index),
          text,
          advice,
        })),
      ),
    ),
  );
