import type { Derivation, Lexicons } from "../../languages/language";
import { type IndexOfWords, unknownWords } from "../query/mistakableWords";
import type { Lexicon } from "../words/lexicon";

/**
 * Those of some words that an index does not know and that a query would take for forms of slang, though nothing in them
 * says so: «балкон» for «балком», and not «железный» for «железо».
 * @param lexicon what the index knows of slang @param lexicons all that readers say
 */
export function noSlang(
  words: readonly string[],
  index: IndexOfWords,
  lexicon: Lexicon,
  { lexicons, derivation }: { lexicons: Lexicons; derivation: Derivation },
): string[] {
  const { splitWords, stem } = index.analyzer;
  const groups = [...lexicons.trade, ...(lexicons.everyday ?? [])];
  const said = new Set(
    groups.flatMap((group) => group.said.map(splitWords)).map((phrase) => phrase.map(stem).join(" ")),
  );
  const isMade = new RegExp(`^(?:${(derivation.ofSlang ?? "").trim().split(/\s+/).join("|")})$`, "u");
  return unknownWords(words, index).filter((word) => {
    const own = stem(word);
    const heard = lexicon.heardIn([own]);
    return heard !== null && heard !== own && !said.has(own) && !isMade.test(word.slice(heard.length));
  });
}
