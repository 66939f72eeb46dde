import { pointAt, type ProseBlock } from "../../compile/collect/proseBlocks";
import type { Severity } from "../../finding";
import type { Remark } from "../rule";

/** A phrase that readers take for translated. The style guide of its language has a table of all of them. */
export type AvoidedPhrase = {
  /** What the table calls it. */
  phrase: string;
  /** What the table says to write instead. */
  write: string;
  /** Fits the phrase: whole words in any case; a space fits any white space. */
  find: RegExp;
  /** Fits the word that readers know the matter by: a doc that has it may have the phrase, others are told once. */
  unless?: RegExp;
};

/**
 * How serious an avoided phrase is, by language: a warning where the docs have none, so that the tests hold them there;
 * for information while the docs of a language still have hundreds.
 */
export const phraseSeverity: Record<"english" | "russian", Severity> = { english: "warning", russian: "warning" };

/** The rule's function for a list of phrases: what there is to say about the prose of a doc. */
export function phraseFinder(phrases: AvoidedPhrase[], judgement: string): (prose: ProseBlock[]) => Remark[] {
  const known = phrases.map(({ phrase, write, find, unless }) => ({
    pattern: wholeWords(find),
    known: unless && wholeWords(unless),
    remark: { text: `«${phrase}» ${judgement}`, advice: `write: ${write}` },
  }));
  return (prose) =>
    known.flatMap(({ pattern, known, remark }) => {
      if (known && prose.some(({ text }) => text.search(known) >= 0)) return [];
      const found = prose.flatMap((block) =>
        [...block.text.matchAll(pattern)].map(({ index }) => ({ ...pointAt(block, index), ...remark })),
      );
      return known ? found.slice(0, 1) : found;
    });
}

/** `\b` knows no Cyrillic, so the ends of words are looked for by what letters are in Unicode. */
function wholeWords({ source }: RegExp): RegExp {
  const part = "[\\p{L}\\p{N}_-]";
  return new RegExp(`(?<!${part})(?:${source.replaceAll(" ", "\\s+")})(?!${part})`, "giu");
}
