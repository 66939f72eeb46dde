import type { Searcher } from "../index/loadSearchIndex";
import { rarityOf } from "../index/rarity";
import type { QueryWord } from "../query/meanings";
import { rememberedByWord } from "./rememberedByWord";

/** How much it says that readers type for a page what the query says. */
const likenessWeight = 3.2;
/** A phrase of which the query says a part only is another question the more, the less that part is. */
const partPower = 1.6;

/** Numbers of phrases that have a word, and what the word says for each of them. */
type Said = Readonly<{ phrases: Uint32Array; says: Float64Array }>;

/** What the best of a word's meanings says for each phrase, by its rarity among the phrases. */
const saidOfPhrases = rememberedByWord(({ phrasesWith, phrases: { recordOf } }, { meanings }): Said => {
  const best = new Map<number, number>();
  for (const { stem, weight } of meanings) {
    const withStem = phrasesWith(stem);
    const says = weight * rarityOf(recordOf.length, withStem.length);
    for (const phrase of withStem) if (says > (best.get(phrase) ?? 0)) best.set(phrase, says);
  }
  return { phrases: Uint32Array.from(best.keys()), says: Float64Array.from(best.values()) };
});

/**
 * Adds what a word says for each phrase that has it.
 * @param share how much the word counts
 * @param found what the words before have said, by the phrase's number; changed in place
 */
export function addPhrases(searcher: Searcher, word: QueryWord, share: number, found: Float64Array): void {
  const { phrases, says } = saidOfPhrases(searcher, word);
  for (let index = 0; index < phrases.length; index += 1) found[phrases[index]!]! += share * says[index]!;
}

/**
 * How much each page has phrases that say what the query says, by the page's number: what the words that both have say,
 * less where the phrase says more than the query.
 * @param found of each phrase, what `addPhrases` has added
 */
export function likenessOfPages({ pages, pageOf, phrases }: Searcher, found: Float64Array): Float64Array {
  const sum = new Float64Array(pages.length);
  for (let phrase = 0; phrase < found.length; phrase += 1) {
    if (found[phrase] === 0) continue;
    const page = pageOf[phrases.recordOf[phrase]!]!;
    const likeness = found[phrase]! * Math.min(1, found[phrase]! / phrases.sizeOf[phrase]!) ** partPower;
    sum[page]! += likeness ** 2;
  }
  return sum.map((powers) => likenessWeight * Math.sqrt(powers));
}
