import type { Stranger } from "../../../../languages/language";
import { writingLanguages } from "../../../../languages/languages";
import { notProse, placeOf, type ProseBlock } from "../../../compile/collect/proseBlocks";
import type { Rule } from "../../checkedSite";

/** No sentence of another language was left in a doc. */
export const oneLanguage: Rule = ({ compiled }) =>
  [...compiled].flatMap(([doc, { prose }]) => {
    const own = writingLanguages[doc.locale];
    return prose.flatMap((block) =>
      own.strangers.flatMap((stranger) => {
        const found = findStranger(block, stranger);
        if (!found) return [];
        return [
          {
            rule: "one-language",
            severity: "warning" as const,
            file: doc.sourcePath,
            ...placeOf(block, found.index),
            text: `«${found[0]}» is ${stranger.name} in ${article(own.name)} ${own.name} doc`,
            advice: "translate it; mark names of fields and commands as `code`",
          },
        ];
      }),
    );
  });

function findStranger({ text }: ProseBlock, { phrase, block, allowed }: Stranger): RegExpExecArray | null {
  const whole = text.replaceAll(notProse, "").trim();
  const ownWords = allowed ? text.replace(allowed, (quoted) => notProse.repeat(quoted.length)) : text;
  return phrase.exec(ownWords) ?? (block?.test(whole) ? /\S.*/s.exec(text) : null);
}

function article(name: string): "a" | "an" {
  return /^[AEIOU]/.test(name) ? "an" : "a";
}
