import type { Stranger } from "../../../../languages/language";
import { writingLanguages } from "../../../../languages/languages";
import { notProse, pointAt, type ProseBlock } from "../../../compile/collect/proseBlocks";
import { docRule } from "../../rule";

/** No sentence of another language was left in a doc. */
export const oneLanguage = docRule({
  id: "one-language",
  severity: "warning",
  about: "phrases and words of another language: English ones in Russian docs, Russian ones in English docs",
  when: "check",
  reads: ({ locale }, { prose }) => ({ locale, prose }),
  find: ({ locale, prose }) => {
    const own = writingLanguages[locale];
    return prose.flatMap((block) =>
      own.strangers.flatMap((stranger) => {
        const found = findStranger(block, stranger);
        if (!found) return [];
        return [
          {
            ...pointAt(block, found.index),
            text: `«${found[0]}» is ${stranger.name} in ${article(own.name)} ${own.name} doc`,
            advice: "translate it; mark names of fields and commands as `code`",
          },
        ];
      }),
    );
  },
});

function findStranger({ text }: ProseBlock, { phrase, block, allowed }: Stranger): RegExpExecArray | null {
  const whole = text.replaceAll(notProse, "").trim();
  const ownWords = allowed ? text.replace(allowed, (quoted) => notProse.repeat(quoted.length)) : text;
  return phrase.exec(ownWords) ?? (block?.test(whole) ? /\S.*/s.exec(text) : null);
}

function article(name: string): "a" | "an" {
  return /^[AEIOU]/.test(name) ? "an" : "a";
}
