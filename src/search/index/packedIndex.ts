import { type Place, places } from "./fields";
import type { Postings, StemPostings } from "./postings";
import { digitAt, digits } from "../words/digits";
import { lowerBound } from "../words/lowerBound";
import { sharedLetters } from "../words/splitWords";
import type { Vocabulary } from "../query/vocabulary";

/**
 * An index as it is published: text that compresses well. Words are sorted and front-coded (each says how many letters
 * it shares with the one before), numbers of records are differences in variable-length digits, as in source maps.
 */
export type PackedIndex = {
  /** Left out where they are those of the entry before. */
  vocabulary?: PackedVocabulary;
  /** For each word the numbers of its records, or of its phrases; words are separated by spaces. */
  records: Partial<Record<Place, string>>;
};

export type PackedVocabulary = {
  words: string;
  /** How each stem is spelt in the texts, as the difference from the stem; see `packForm`. */
  forms: string;
};

/** Rises when an older script would read an index wrongly: a page may be open for days while the site goes on. */
export const indexFormat = 9;

/** A digit holds five bits; the sixth says that more follow. */
const base = 32;

/**
 * @param stems whose postings they are, sorted
 * @param postings the numbers of each stem's records and phrases, ascending, by place
 * @param own the places that are packed
 */
export function packPostings(
  stems: readonly string[],
  postings: Postings,
  own: readonly Place[],
): PackedIndex["records"] {
  const recordsOf = (place: Place) => stems.map((stem) => packNumbers(postings.get(stem)?.[place] ?? [])).join(" ");
  return Object.fromEntries(own.map((place) => [place, recordsOf(place)]));
}

export function packVocabulary({ stems, forms }: Vocabulary): PackedVocabulary {
  return {
    words: packWords(stems),
    forms: stems.map((stem, position) => packForm(stem, forms[position] ?? stem)).join(" "),
  };
}

/** An index that was unpacked as far as all queries need it. */
export type UnpackedIndex = {
  vocabulary: Vocabulary;
  /** The postings of a stem, unpacked when they are asked for; null for a stem that is not in the vocabulary. */
  postingsOf(stem: string): StemPostings | null;
  /** The numbers of the phrases that have the stem at a position of the vocabulary. */
  phrasesAt(position: number): number[];
};

/**
 * @param before the vocabulary of the entry before, for an index that has none of its own
 * @throws when the index is not of the packed form
 */
export function unpackIndex(packed: PackedIndex, before: Vocabulary): UnpackedIndex {
  const vocabulary = packed.vocabulary ? unpackVocabulary(packed.vocabulary) : before;
  const { stems } = vocabulary;
  const records = places.flatMap((place) => {
    const lists = packed.records[place]?.split(" ");
    return lists ? [[place, lists] as const] : [];
  });
  if (stems.length === 0) return { postingsOf: () => null, phrasesAt: () => [], vocabulary };
  const phrases = new Map(records).get("phrases");
  if (records.some(([, lists]) => lists.length !== stems.length)) throw new Error("The search index is damaged");
  return {
    vocabulary,
    phrasesAt: (position) => unpackNumbers(phrases?.[position] ?? ""),
    postingsOf(stem) {
      const index = lowerBound(stems, stem);
      if (stems[index] !== stem) return null;
      const postings: StemPostings = {};
      for (const [place, lists] of records) if (lists[index]) postings[place] = unpackNumbers(lists[index]);
      return postings;
    },
  };
}

function unpackVocabulary({ words, forms }: PackedVocabulary): Vocabulary {
  const stems = unpackWords(words);
  if (stems.length === 0) return { stems, forms: [] };
  return { stems, forms: forms.split(" ").map((form, index) => unpackForm(stems[index] ?? "", form)) };
}

function packWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = Math.min(sharedLetters(words[index - 1] ?? "", word), base - 1);
      return digits.charAt(shared) + word.slice(shared);
    })
    .join(" ");
}

function unpackWords(packed: string): string[] {
  if (packed === "") return [];
  let last = "";
  return packed.split(" ").map((entry) => (last = last.slice(0, digitAt(entry, 0)) + entry.slice(1)));
}

/** Empty when the word is its own stem; else how many letters of the stem fall away, and what comes in their place. */
function packForm(stem: string, form: string): string {
  if (form === stem) return "";
  const shared = sharedLetters(stem, form);
  return digits.charAt(stem.length - shared) + form.slice(shared);
}

function unpackForm(stem: string, packed: string): string {
  if (packed === "") return stem;
  return stem.slice(0, stem.length - digitAt(packed, 0)) + packed.slice(1);
}

/** Ascending numbers as differences. */
function packNumbers(numbers: number[]): string {
  return numbers.map((number, index) => packNumber(number - (numbers[index - 1] ?? 0))).join("");
}

function packNumber(number: number): string {
  const rest = Math.floor(number / base);
  return rest === 0 ? digits.charAt(number) : digits.charAt((number % base) + base) + packNumber(rest);
}

function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let [last, difference, weight] = [0, 0, 1];
  for (let index = 0; index < packed.length; index += 1) {
    const value = digitAt(packed, index);
    difference += (value % base) * weight;
    weight *= base;
    if (value >= base) continue;
    last += difference;
    numbers.push(last);
    [difference, weight] = [0, 1];
  }
  return numbers;
}
