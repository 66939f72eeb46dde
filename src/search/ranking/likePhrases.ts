import type { Searcher } from "../index/loadSearchIndex";
import { rarityOf } from "../index/rarity";
import type { QueryWord } from "../query/meanings";

/** How much it says that readers type for a page what the query says. */
const likenessWeight = 3.2;
/** A phrase of which the query says a part only is another question the more, the less that part is. */
const partPower = 1.6;

/**
 * Adds what a word says for each phrase that has it.
 * @param share how much the word counts
 * @param found what the words before have said, by the phrase's number; changed in place
 */
export function addPhrases({ engines }: Searcher, { meanings }: QueryWord, share: number, found: Float64Array): void {
  const best = new Map<number, number>();
  for (const { stem, weight } of meanings) {
    for (const engine of engines) {
      const withStem = engine.recordsWith(stem)?.phrases ?? [];
      const says = weight * rarityOf(found.length, withStem.length);
      for (const phrase of withStem) if (says > (best.get(phrase) ?? 0)) best.set(phrase, says);
    }
  }
  for (const [phrase, says] of best) found[phrase]! += share * says;
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
