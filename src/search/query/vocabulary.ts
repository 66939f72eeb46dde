/**
 * The words an index knows: stems, sorted, so that those with a common beginning stand together, and for each the form
 * in which the texts have it most often.
 */
export type Vocabulary = { stems: string[]; forms: string[] };

/** Where in the vocabulary the stems stand that begin with a prefix: from the first place to before the second. */
export function prefixRange({ stems }: Vocabulary, prefix: string): [from: number, to: number] {
  const from = lowerBound(stems, prefix);
  let to = from;
  while (stems[to]?.startsWith(prefix)) to += 1;
  return [from, to];
}

/** Whether the vocabulary has a stem. */
export function hasStem({ stems }: Vocabulary, stem: string): boolean {
  return stems[lowerBound(stems, stem)] === stem;
}

/** How the texts spell a stem. */
export function formOf({ stems, forms }: Vocabulary, stem: string): string {
  const place = lowerBound(stems, stem);
  return (stems[place] === stem && forms[place]) || stem;
}

/** One vocabulary of two. */
export function mergeVocabularies(first: Vocabulary, second: Vocabulary): Vocabulary {
  if (first.stems.length === 0) return second;
  const merged: Vocabulary = { stems: [], forms: [] };
  const take = ({ stems, forms }: Vocabulary, place: number) => {
    merged.stems.push(stems[place] ?? "");
    merged.forms.push(forms[place] ?? "");
  };
  for (let [a, b] = [0, 0]; a < first.stems.length || b < second.stems.length;) {
    const [left, right] = [first.stems[a], second.stems[b]];
    const takesFirst = right === undefined || (left !== undefined && left <= right);
    if (takesFirst) take(first, a);
    else take(second, b);
    if (takesFirst) a += 1;
    if (!takesFirst || left === right) b += 1;
  }
  return merged;
}

function lowerBound(words: string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
