import { joinMeanings, type Meaning, type QueryWord, shares, weights } from "./meanings";
import { hasStem, type QueryContext } from "./vocabulary";

/** Another name is surely meant: who writes `login` may sign in. Half of a word is less so: a setup is not all that is set. */
const sureness = (stem: string, stems: readonly string[]): number =>
  stems.some((whole) => whole !== stem && whole.includes(stem)) ? weights.translation : 1;

/**
 * Lets words mean what docs write for them in another way: `login` and «log in» find «sign in». Of two words the telling
 * one takes the meanings: the first before a particle, else the second; the other is asked of no page.
 */
export function withSameWords(words: QueryWord[], { analyzer, vocabulary }: QueryContext): QueryWord[] {
  const meaningsOf = (...said: QueryWord[]) => {
    const stems = analyzer.sameWordsOf(said.map(({ word }) => analyzer.stem(word)));
    return stems
      .filter((stem) => hasStem(vocabulary, stem))
      .map((stem): Meaning => ({ stem, weight: said.length > 1 ? 1 : sureness(stem, stems) }));
  };
  // «Data centre» is neither; a time zone is a zone.
  const isOneWord = (...pair: QueryWord[]) => {
    const meanings = meaningsOf(...pair);
    const stems = pair.map(({ word }) => analyzer.stem(word));
    return meanings.length > 0 && !meanings.some(({ stem }) => stems.includes(stem));
  };
  return words.map((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    const withBefore = before ? meaningsOf(before, word) : [];
    if (analyzer.isParticle(word.word)) {
      // What it says is said by the word before it.
      return withBefore.length > 0 ? { ...word, isOptional: true, share: shares.grammar } : word;
    }
    if (next && !analyzer.isParticle(next.word) && isOneWord(word, next)) {
      return { ...word, isOptional: true, share: shares.grammar };
    }
    const pair = next && analyzer.isParticle(next.word) ? meaningsOf(word, next) : withBefore;
    const meanings = pair.length > 0 ? pair : meaningsOf(word);
    if (meanings.length === 0) return word;
    // «Log» in «log in» is no log.
    const isItself = pair.length === 0 || pair.some(({ stem }) => stem === analyzer.stem(word.word));
    return { ...word, meanings: isItself ? joinMeanings(word.meanings, meanings) : meanings };
  });
}
