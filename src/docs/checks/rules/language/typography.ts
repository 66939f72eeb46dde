import { writingLanguages } from "../../../../languages/languages";
import { pointAt } from "../../../compile/collect/proseBlocks";
import { docRule } from "../../rule";

/** Quotation marks, dashes and spaces of prose are those of its language. */
export const typography = docRule({
  id: "typography",
  severity: "warning",
  about: "quotation marks, dashes and spaces that are not those of the language",
  when: "check",
  reads: ({ locale }, { prose }) => ({ locale, prose }),
  find: ({ locale, prose }) =>
    prose.flatMap((block) =>
      writingLanguages[locale].typography.flatMap(({ pattern, text, advice }) =>
        [...block.text.matchAll(pattern)].map(({ index }) => ({ ...pointAt(block, index), text, advice })),
      ),
    ),
});
