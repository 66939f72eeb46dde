import { literalMeanings, queryWord, type QueryWord, shares } from "./meanings";
import { beginsStem, hasStem, mayHaveStemOf, type QueryContext } from "./vocabulary";

/** Letters of a half, of one beside a particle («set up») or beside the half that readers type with it, and of the stem of either. */
const shortestHalf = 4;
const shortestBesideParticle = 3;
const shortestTypedTogether = 3;
const shortestStem = 3;
const shortestDenial = 2;
const shortestCompound = 5;
const longestCompound = 30;
/** What is written together, however short and whatever else its halves are: `2fa`, `5g`. */
const numbered = /^\d\p{L}+$/u;
/** What is written together where readers type it so, whatever else its halves are: «socks 5». */
const versioned = /^\p{L}{3,} \d{1,2}$/u;

/** A compound that the index has, and the typed words that it is made of. */
export type Compound = { whole: QueryWord; halves: string[] };

/**
 * Neighbours that texts write as one word, so that «time zone» finds `timezone`. Where both are words of the texts they
 * mean themselves: many names of fields are made of common words.
 */
export function compounds(words: QueryWord[], { vocabulary, analyzer, phrasesWith }: QueryContext): Compound[] {
  const isOfTexts = ({ word }: QueryWord) => hasStem(vocabulary, analyzer.stem(word));
  return words.flatMap((one, index): Compound[] => {
    const next = words[index + 1];
    if (!next || one.isWhole || next.isWhole) return [];
    const joined = one.word + next.word;
    const stem = analyzer.stem(joined);
    const isTyped = versioned.test(`${one.word} ${next.word}`) && phrasesWith(stem).length > 0;
    const isSure =
      numbered.test(joined) || isTyped || (joined.length >= shortestCompound && !(isOfTexts(one) && isOfTexts(next)));
    if (!isSure || !hasStem(vocabulary, stem)) return [];
    const meanings = [{ stem, weight: 1 }];
    const whole = { word: joined, meanings, isOptional: true, isWhole: true, share: shares.content, corrected: null };
    return [{ whole, halves: [one.word, next.word] }];
  });
}

/**
 * Two known words that were typed as one, `setup` for «set up»; null when there are none. In a language that links words
 * a section has both, or somebody types them together: «звукозапись» is no «звук» and no «запись». Short ones only where
 * readers type them together: `bitrot` where somebody asks for «bit rot».
 */
export function inHalves(word: string, context: QueryContext): QueryWord[] | null {
  const { vocabulary, analyzer } = context;
  if (word.length > longestCompound) return null;
  const isWord = (half: string, least: number) => {
    if (half.length < least || !mayHaveStemOf(vocabulary, half)) return false;
    const stem = analyzer.stem(half);
    // An ending alone has a stem, too: «ites» that of «it».
    return stem.length >= shortestStem && hasStem(vocabulary, stem);
  };
  const haveOnePhrase = (halves: Halves) => standTogether(halves, context, context.phrasesWith);
  const areBeside = (halves: Halves) => haveOnePhrase(halves) || standTogether(halves, context, context.recordsWith);
  const isLinked = analyzer.isOfLinkedWords(word);
  const isSure = ([first, second]: Halves) => {
    const isParticle = analyzer.isParticle(second);
    return (
      (isParticle || isWord(second, shortestHalf)) &&
      !analyzer.isStopWord(first) &&
      isWord(first, isParticle ? shortestBesideParticle : shortestHalf) &&
      (isParticle || !isLinked || areBeside([first, second]))
    );
  };
  const areTypedTogether = (halves: Halves) =>
    halves.every((half) => isWord(half, shortestTypedTogether) && !analyzer.isStopWord(half)) && haveOnePhrase(halves);
  const splits = Array.from({ length: word.length - 1 }, (_, index): Halves => {
    const at = word.length - 1 - index;
    return [word.slice(0, at), word.slice(at)];
  });
  const halves = splits.find(isSure) ?? splits.find(areTypedTogether);
  return halves?.map((half) => queryWord(half, literalMeanings(half, false, context), analyzer, half)) ?? null;
}

/**
 * A denial and the known word that was typed together with it: «незапускается», `notworking`; null when there are none.
 * @param isLast whether it may be typed on
 */
export function withDenialApart(word: string, isLast: boolean, context: QueryContext): QueryWord[] | null {
  const { analyzer, vocabulary } = context;
  for (let length = shortestDenial; length <= word.length - shortestHalf; length += 1) {
    const [denial, denied] = [word.slice(0, length), word.slice(length)];
    const isBegun = () => isLast && beginsStem(vocabulary, denied);
    const isKnown = () => !analyzer.isStopWord(denied) && (hasStem(vocabulary, analyzer.stem(denied)) || isBegun());
    if (!analyzer.isDenial(denial) || !isKnown()) continue;
    return [
      queryWord(denial, literalMeanings(denial, false, context), analyzer, denial),
      queryWord(denied, literalMeanings(denied, isLast, context), analyzer, denied),
    ];
  }
  return null;
}

type Halves = [first: string, second: string];

/** Whether halves stand together in one of what has numbers, phrases or records. @param numbersWith those that have a stem */
function standTogether(
  [first, second]: Halves,
  { analyzer }: QueryContext,
  numbersWith: (stem: string) => readonly number[],
): boolean {
  const withSecond = new Set(numbersWith(analyzer.stem(second)));
  return numbersWith(analyzer.stem(first)).some((number) => withSecond.has(number));
}
