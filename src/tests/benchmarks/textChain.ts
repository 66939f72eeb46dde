/** Gives numbers from 0 (included) to 1 (not included). */
export type Random = () => number;

/** Words that may follow a pair of words, by the pair (`"first second"`); a word stands as often as it was met. */
export type TextChain = Map<string, string[]>;

/** Learns from texts which word follows which two: a Markov chain of order two. */
export function textChain(texts: string[]): TextChain {
  const chain: TextChain = new Map();
  for (const text of texts) {
    const words = text.split(/\s+/).filter(Boolean);
    for (let place = 2; place < words.length; place += 1) {
      const pair = `${words[place - 2]} ${words[place - 1]}`;
      const followers = chain.get(pair);
      const word = words[place] ?? "";
      if (followers) followers.push(word);
      else chain.set(pair, [word]);
    }
  }
  return chain;
}

/** One of some items. @throws RangeError when there is none */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick from");
  return item;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32 by Tommy Ettinger, public domain). */
export function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
