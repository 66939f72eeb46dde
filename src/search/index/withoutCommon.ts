import type { Locale } from "../../site/locales";
import { analyzerOf } from "../words/analyzer";
import type { Postings } from "./postings";
import { countedWords, recordAnalyzer, type RecordWords } from "./recordWords";
import type { SearchRecord } from "./searchRecord";

/** A word is common that more than so many sections have, and more than this share of them. */
const commonSections = 56;
const commonShare = 0.045;
/** A section speaks of a common word that stands so often in its text, its heading and its page's title together. */
const leastMentions = 3;

/**
 * Leaves out in which texts words of grammar stand, and common words that a text only mentions: they say next to nothing
 * about a section, and would be more than a third of the index. Titles, headings, leads and phrases keep them, and the
 * vocabulary does. What a lead says its text need not say again. Where no doc says what readers type, common words stay: titles alone would have to tell docs apart.
 * @param forms how stems are spelt in the texts
 * @param words of the records
 */
export function withoutCommon(
  postings: Postings,
  forms: Map<string, string>,
  records: SearchRecord[],
  words: RecordWords[],
  locale: Locale | null,
): Postings {
  const { isStopWord } = analyzerOf(locale);
  const hasPhrases = [...postings.values()].some(({ phrases }) => phrases);
  const most = hasPhrases ? Math.max(commonSections, records.length * commonShare) : Infinity;
  const isCommon = (stem: string) => (postings.get(stem)?.text?.length ?? 0) > most;
  const mentions = hasPhrases ? mentionsOf(isCommon, records, words, locale) : [];
  return new Map(
    [...postings].map(([stem, { text = [], ...rest }]) => {
      const leads = new Set(rest.lead);
      const isSaid = (record: number) => !isCommon(stem) || (mentions[record]?.get(stem) ?? 0) >= leastMentions;
      const said = text.filter((record) => !leads.has(record) && isSaid(record));
      const isKept = said.length > 0 && !isStopWord(forms.get(stem) ?? stem);
      return [stem, isKept ? { ...rest, text: said } : rest];
    }),
  );
}

/** How often stems stand in each record, by its number. @param isWanted whether to count a stem */
function mentionsOf(
  isWanted: (stem: string) => boolean,
  records: SearchRecord[],
  words: RecordWords[],
  locale: Locale | null,
): Map<string, number>[] {
  return words.map((own, recordNumber) => {
    const { stems } = recordAnalyzer(records[recordNumber] ?? {}, locale);
    const counts = new Map<string, number>();
    for (const [word, count] of countedWords(own)) {
      for (const stem of stems(word).filter(isWanted)) counts.set(stem, (counts.get(stem) ?? 0) + count);
    }
    return counts;
  });
}
