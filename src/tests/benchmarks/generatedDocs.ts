import type { SearchRecord } from "../../search/search";
import { mulberry32, textChain } from "./textChain";

const sectionsPerDoc = 7;
const wordsPerSection = 74;
/** Words of the language that no document of ours has: one in so many, so that the vocabulary grows with the docs. */
const rareWordEvery = 90;

/**
 * Documents that are made up but have the words of real ones, in an order that real ones could have: a chain of word
 * pairs learnt from our own texts (Markov chain of order two). The same seed makes the same documents.
 * @param count of documents; each has seven sections of 74 words, about 520 words in all
 */
export function generatedDocs(sample: SearchRecord[], count: number): SearchRecord[] {
  const random = mulberry32(20_251_121);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const chain = textChain(sample.map(({ text }) => text));
  const starts = [...chain.keys()];
  const headings = sample.flatMap(({ heading }) => (heading ? [heading] : []));
  const titles = sample.map(({ title }) => title);
  const sections = [...new Set(sample.map(({ section }) => section))].filter(Boolean);
  const syllables = [...new Set(sample.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{2,3}/gu) ?? []))];
  const rareWord = () => [pick(syllables), pick(syllables), pick(syllables)].join("");

  const textOf = (length: number) => {
    let pair = pick(starts) ?? "";
    const words = pair.split(" ");
    while (words.length < length) {
      const next = pick(chain.get(pair) ?? []) ?? pick(starts)?.split(" ")[0] ?? "";
      words.push(random() < 1 / rareWordEvery ? rareWord() : next);
      pair = words.slice(-2).join(" ");
      if (!chain.has(pair)) pair = pick(starts) ?? "";
    }
    return words.join(" ");
  };

  return Array.from({ length: count }, (_, doc) => {
    const section = sections[doc % sections.length] ?? "";
    const title = `${pick(titles) ?? ""} ${rareWord()}`;
    const path = `/section-${doc % sections.length}/page-${doc}/`;
    return Array.from({ length: sectionsPerDoc }, (_section, place): SearchRecord => {
      const heading = place === 0 ? "" : (pick(headings) ?? "");
      const anchor = place === 0 ? "" : `heading-${place}`;
      return { id: doc * sectionsPerDoc + place, path, title, heading, anchor, text: textOf(wordsPerSection), section };
    });
  }).flat();
}
