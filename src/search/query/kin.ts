import type { Analyzer } from "../words/analyzer";
import { sharedLetters } from "../words/splitWords";
import { beginsStem, hasStem, type QueryContext, stemsWithPrefix } from "./vocabulary";

type Words = Pick<QueryContext, "vocabulary" | "analyzer">;

/** Words of one family («экспорт», «экспортировать») have at least so many first letters in common, and such a share. */
const familyLetters = 5;
const familyShare = 0.55;
const familyShareOfShorter = 0.75;
/** How sure is a family whose stems part where no ending begins: «instagram» is no kin of «install». */
export const doubtfulFamily = 0.5;

/** Shorter words that readers know may be clipped ones: «pics» are pictures. */
const shortestAlone = 5;

/** Words of the same family: they begin alike, and what follows is short. */
export function relativesOf(stem: string, { vocabulary, analyzer }: Words): string[] {
  if (stem.length < familyLetters || /\d/.test(stem)) return [];
  return stemsWithPrefix(vocabulary, stem.slice(0, familyLetters)).filter(
    (other) => kinship(other, [stem], analyzer) > 0,
  );
}

/** How much of the longer word two words share from the beginning; 0 when they are of different families. */
export function kinship(stem: string, others: string[], { isEnding }: Analyzer): number {
  const shares = others.map((other) => {
    const shared = sharedLetters(stem, other);
    const [shorter, longer] = [stem, other].sort((a, b) => a.length - b.length) as [string, string];
    const isFamily =
      shared >= familyLetters &&
      shared >= shorter.length * familyShareOfShorter &&
      shared >= longer.length * familyShare;
    if (!isFamily) return 0;
    const isSure = shared === shorter.length || isEnding(shorter.slice(shared));
    return (isSure ? 1 : doubtfulFamily) * (shared / longer.length);
  });
  return Math.max(...shares);
}

/**
 * Whether a word that the index does not know is one that readers know, and of no family there, though words begin alike:
 * of a slip that passes for such a word none do.
 */
export function isAlone(word: string, { isUnrelated, ...index }: Words & Pick<QueryContext, "isUnrelated">): boolean {
  if (!mayBeAlone(word) || !(index.analyzer.isApart(word) || isUnrelated(word))) return false;
  const stems = index.analyzer.stems(word);
  return (
    !stems.some((stem) => hasStem(index.vocabulary, stem)) &&
    stems.some((stem) => beginsStem(index.vocabulary, stem) || relativesOf(stem, index).length > 0)
  );
}

/** Whether a word has letters enough to be none that begins alike. */
export function mayBeAlone(word: string): boolean {
  return word.length >= shortestAlone;
}

/** Whether a word that the index does not know is one that readers do, and no typo. */
export function isReadersWord(word: string, context: QueryContext): boolean {
  return context.isRealWord(word) || context.analyzer.isApart(word) || isAlone(word, context);
}
