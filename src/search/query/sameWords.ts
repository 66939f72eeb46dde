import { joinMeanings, type Meaning, type QueryWord, shares, weights } from "./meanings";
import { hasStem, type QueryContext } from "./vocabulary";

/** A single word is less sure to be meant in the other way: a setup is not everything that is set. */
const lessSure = (meaning: Meaning): Meaning => ({ ...meaning, weight: weights.translation });

/**
 * Lets words mean what docs write for them in another way: `login` and «log in» find «sign in». Of two words the telling
 * one takes the meanings: the first before a particle, else the second.
 */
export function withSameWords(words: QueryWord[], { analyzer, vocabulary }: QueryContext): QueryWord[] {
  const meaningsOf = (...said: QueryWord[]) =>
    analyzer
      .sameWordsOf(said.map(({ word }) => analyzer.stem(word)))
      .filter((stem) => hasStem(vocabulary, stem))
      .map((stem): Meaning => ({ stem, weight: 1 }));
  return words.map((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    const withBefore = before ? meaningsOf(before, word) : [];
    if (analyzer.isParticle(word.word)) {
      // What it says is said by the word before it.
      return withBefore.length > 0 ? { ...word, isOptional: true, share: shares.grammar } : word;
    }
    const pair = next && analyzer.isParticle(next.word) ? meaningsOf(word, next) : withBefore;
    const meanings = pair.length > 0 ? pair : meaningsOf(word).map(lessSure);
    if (meanings.length === 0) return word;
    // «Log» in «log in» is no log.
    const isItself = pair.length === 0 || pair.some(({ stem }) => stem === analyzer.stem(word.word));
    return { ...word, meanings: isItself ? joinMeanings(word.meanings, meanings) : meanings };
  });
}
