import { notProse, placeOf, type ProseBlock } from "../../../compile/collect/proseBlocks";
import { docRule } from "../../rule";

/** Messages and labels may be quoted as they are. */
const quotation = /«[^»]*»/g;
/** Three words in a row that begin with a small Latin letter: names of products and fields do not look like that. */
const englishPhrase = /(?<![\p{L}\p{N}_./-])[a-z][a-z'’]*(?:[ ,]+[a-z][a-z'’]*){2,}(?![\p{L}\p{N}_/-]|\.\p{L})/u;
const russianWord = /\p{Script=Cyrillic}+/u;
/** A block that is nothing but one or more English words, the first of them in a sentence's case: a forgotten cell. */
const englishBlock = /^[A-Z]?[a-z]+(?: [a-z]+)+[.?!:]?$/;

/** No English sentence was left in a Russian doc, and no Russian word in an English one. */
export const oneLanguage = docRule({
  id: "one-language",
  severity: "warning",
  about: "English phrases in Russian docs, Russian words in English ones",
  when: "check",
  reads: ({ locale }, { prose }) => ({ locale, prose }),
  find: ({ locale, prose }) =>
    prose.flatMap((block) => {
      const stranger = locale === "ru" ? englishIn(block) : russianIn(block);
      if (!stranger) return [];
      return [
        {
          ...placeOf(block, stranger.index),
          text: `«${stranger[0]}» is ${locale === "ru" ? "English in a Russian" : "Russian in an English"} doc`,
          advice: "translate it; mark names of fields and commands as `code`",
        },
      ];
    }),
});

function englishIn({ text }: ProseBlock): RegExpExecArray | null {
  const whole = text.replaceAll(notProse, "").trim();
  const ownWords = text.replace(quotation, (quoted) => notProse.repeat(quoted.length));
  return englishPhrase.exec(ownWords) ?? (englishBlock.test(whole) ? /\S.*/s.exec(text) : null);
}

function russianIn({ text }: ProseBlock): RegExpExecArray | null {
  return russianWord.exec(text);
}
