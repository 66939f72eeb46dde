import { pointAt } from "../../../compile/collect/proseBlocks";
import { docRule } from "../../rule";

/** Words that may follow themselves: «I know that that is so», «he had had it». */
const mayRepeat = new Set(["that", "had"]);
const doubled = /(?<![\p{L}\p{N}_'’-])(\p{L}+)[ \u00a0\n]+\1(?![\p{L}\p{N}_'’-])/giu;

/** No word is written twice in a row. */
export const doubledWords = docRule({
  id: "doubled-words",
  severity: "warning",
  about: "words that are written twice in a row",
  when: "check",
  reads: (_doc, { prose }) => prose,
  find: (prose) =>
    prose.flatMap((block) =>
      [...block.text.matchAll(doubled)]
        .filter(([, word = ""]) => !mayRepeat.has(word.toLowerCase()))
        .map(({ 0: found, 1: word, index }) => ({
          ...pointAt(block, index),
          text: `«${found.replace(/\s+/g, " ")}» says a word twice`,
          advice: `write «${word}» once`,
        })),
    ),
});
