import { localeOfWord } from "../../../../languages/localeOfWord";
import { pointAt, type ProseBlock } from "../../../compile/collect/proseBlocks";
import { docRule } from "../../rule";
import { dictionary } from "../../spelling/dictionary";
import { ownWordsDigest, ownWordsFile } from "../../spelling/ownWords";

const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** Hosts and files: browserleaks.com/ip, cookies.txt. */
const address = /[\w-]+(?:\.[a-z][\w-]*)+(?:\/\S*)?/g;
/** Names and abbreviations: ID, SOCKS5, macOS, JavaScript. */
const name = /^(?:\p{Lu}{2,}s?|.*\p{Ll}\p{Lu}.*|\p{Lu}{2,}-.*)$/u;

/** Every word is one that a dictionary or the project's own list of words knows. */
export const spelling = docRule({
  id: "spelling",
  severity: "warning",
  about:
    "words in no dictionary; our own are in `src/docs/checks/spelling/words/`, a `*` at the end means every ending of the list",
  when: "check",
  // The lists are no code: without their digest, an answer would outlive a word that is added to them.
  reads: ({ locale }, { prose }) => ({ locale, prose, ownWords: ownWordsDigest() }),
  find: ({ locale: own, prose }) =>
    prose.flatMap((block) =>
      wordsOf(block).flatMap(({ 0: found, index }) => {
        const locale = localeOfWord(found, own);
        const words = locale && dictionary(locale);
        const plain = found.replaceAll("’", "'");
        if (!words || words.has(plain)) return [];
        const meant = words.suggest(plain).map((suggestion) => `«${suggestion}»`);
        const list = `add it to ${ownWordsFile(locale)}`;
        return [
          {
            ...pointAt(block, index),
            text: `«${found}» is in no dictionary`,
            advice: meant.length > 0 ? `write ${meant.join(" or ")}, or ${list}` : list,
          },
        ];
      }),
    ),
});

/** The words of a block that a dictionary should know; addresses, names and what touches a number are none. */
function wordsOf({ text }: ProseBlock): RegExpExecArray[] {
  return [...text.replace(address, (found) => " ".repeat(found.length)).matchAll(word)].filter(
    ({ 0: found, index }) => {
      const touchesNumber = /[\p{N}_]/u.test(`${text[index - 1] ?? ""}${text[index + found.length] ?? ""}`);
      return found.length > 1 && !touchesNumber && !name.test(found);
    },
  );
}
