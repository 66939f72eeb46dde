/** The words an index knows, sorted, so that those with a common beginning stand together. */
export type Vocabulary = string[];

/** Words of the vocabulary that begin with a prefix. */
export function wordsWithPrefix(vocabulary: Vocabulary, prefix: string): string[] {
  const start = lowerBound(vocabulary, prefix);
  const words: string[] = [];
  for (let index = start; vocabulary[index]?.startsWith(prefix); index += 1) words.push(vocabulary[index] ?? "");
  return words;
}

/** Whether the vocabulary has a word. */
export function hasWord(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary[lowerBound(vocabulary, word)] === word;
}

function lowerBound(vocabulary: Vocabulary, word: string): number {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
