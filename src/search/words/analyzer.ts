import { ownStem } from "../../languages/apart/ownStem";
import type { SearchLanguage } from "../../languages/language";
import { hasScript } from "../../languages/hasScript";
import { searchLanguages } from "../../languages/languages";
import { type Locale, localeKeys } from "../../site/locales";
import { areNeighbourKeys, otherLayouts } from "./keyboardLayout";
import { readingsOf, soundOf } from "./sound";
import { foldWord, type Word, wordsIn } from "./splitWords";
import { type SynonymTable, synonymTable } from "./synonyms";

/** Reads words as the languages of an index do. Words that are given to it are folded, texts are as they stand. */
export type Analyzer = {
  /** Lower case, without what readers do not type; see `foldWord`. */
  fold(word: string): string;
  /**
   * The folded words of a text with their offsets, in order.
   * @param letters codes of first letters: words that begin otherwise, and of which nothing is folded, may be left out
   */
  wordsIn(text: string, letters?: ReadonlySet<number>): Word[];
  /** The folded words of a text: letters and digits only. `automation_token` and `profile/start` become their parts. */
  splitWords(text: string): string[];
  /**
   * What the inflected forms of a word have in common, the likeliest first; words that no language's stemmer is made
   * for, such as those with digits, stay as they are.
   */
  stems(word: string): string[];
  /** The likeliest stem of a word. */
  stem(word: string): string;
  /** Whether a word is known to be of no other's family, though it begins alike. */
  isApart(word: string): boolean;
  /** Whether a word says little about what a reader looks for. */
  isStopWord(word: string): boolean;
  /** Whether letters behind a stem of slang are an ending that stemmers may leave. */
  isSlangEnding(letters: string): boolean;
  /** Whether letters behind what words share may be an ending. */
  isEnding(letters: string): boolean;
  /** Whether a word is of a language that inflects a lot. */
  hasManyForms(word: string): boolean;
  /** A word without the letter that its form doubles while it is typed: «bann» without the second n. */
  undoubled(word: string): string;
  /** Whether a word of grammar is often written together with the one before it. */
  isParticle(word: string): boolean;
  /** Whether a word is of a language that makes words of two with a vowel between them. */
  isOfLinkedWords(word: string): boolean;
  /** Stems of the words that docs may have for some words together; none for most. @param stems of the words */
  sameWordsOf(stems: readonly string[]): readonly string[];
  /** Whether a word denies. */
  isDenial(word: string): boolean;
  /** Whether a word says little beside others, though it is none of grammar. */
  isFiller(word: string): boolean;
  /** Whether a word begins a question. */
  isQuestionWord(word: string): boolean;
  /** Whether a word asks what something is, at the beginning of a query. */
  isDefinitionWord(word: string): boolean;
  /** Whether a word is one of those who have a problem. */
  isComplaint(word: string): boolean;
  /** Whether a word is one of those who write programs. */
  isProgramWord(word: string): boolean;
  /** Stems of other words that mean much the same; empty for words that no group of synonyms has. */
  synonymsOf(word: string): string[];
  /** What the same keys would have typed in the layouts of other scripts. */
  otherLayouts(text: string): string[];
  /** The script of a word's letters, as Unicode names it; null when no language at hand is written in it. */
  scriptOf(word: string): string | null;
  /** How a word sounds, in letters that all scripts share. */
  soundOf(word: string): string;
  /** What a word may be in the letters of a language that people write in Latin ones, too; none for most. */
  readingsOf(word: string): string[];
  /** Whether the keys of two letters touch each other. */
  areNeighbourKeys(first: string, second: string): boolean;
  /** A query with contractions written out, as documentation does: `doesn't` and `doesnt` become `does not`. */
  withoutContractions(query: string): string;
  /** Words that are left of contractions that deny when a text is cut into words. */
  contractionRests: string[];
};

const known = new Map<string, Analyzer>();

/**
 * The analyzer of an index. A word in the script of its language is that language's; a word in another script is the
 * first language's of our list that is written in it, so that English terms in a Russian doc are English.
 * @param locale null when the language is not given: then every word goes by its script
 * @param others languages of single records; where scripts are the same, a word is looked up in all of them
 */
export function analyzerOf(locale: Locale | null, others: readonly Locale[] = []): Analyzer {
  const locales = languagesOf(locale === null ? others : [locale, ...others]);
  const key = locales.join();
  const analyzer = known.get(key) ?? makeAnalyzer(locales);
  known.set(key, analyzer);
  return analyzer;
}

function languagesOf(given: readonly Locale[]): Locale[] {
  const chosen = [...new Set(given)];
  const hasScriptOf = (locale: Locale) =>
    chosen.some((other) => searchLanguages[other].script === searchLanguages[locale].script);
  for (const locale of localeKeys) if (!hasScriptOf(locale)) chosen.push(locale);
  return chosen;
}

function makeAnalyzer(locales: Locale[]): Analyzer {
  const languages = locales.map((locale) => searchLanguages[locale]);
  const letters = new Map(languages.flatMap(({ foldedLetters }) => Object.entries(foldedLetters)));
  const folded = new Map<string, string>();
  const fold = (word: string) => {
    const remembered = folded.get(word);
    if (remembered !== undefined) return remembered;
    const plain = foldWord(word, letters);
    folded.set(word, plain);
    return plain;
  };
  const stems = rememberedStems(languages);
  const splitWords = (text: string) => wordsIn(text, fold).map(({ word }) => word);
  const stopWords = new Set(languages.flatMap((language) => splitWords(language.stopWords)));
  const stemsOf = (list: "programWords" | "complaints") =>
    new Set(languages.flatMap((language) => splitWords(language[list])).flatMap(stems));
  const programStems = stemsOf("programWords");
  const complaintStems = stemsOf("complaints");
  const questionWords = new Set(languages.flatMap((language) => splitWords(language.questionWords)));
  const definitionWords = new Set(languages.flatMap((language) => splitWords(language.definitionWords)));
  const particles = new Set(languages.flatMap((language) => splitWords(language.particles)));
  const stemsIn = (text: string) => splitWords(text).map((word) => stems(word)[0] ?? word);
  // Names stand in an index as they are, `useragent` for User-Agent.
  const sameWords = new Map(
    languages
      .flatMap((language) => language.sameWords)
      .map(([written, words]) => [stemsIn(written).join(" "), [...new Set([...stemsIn(words), ...splitWords(words)])]]),
  );
  const denials = new Set(languages.flatMap((language) => language.denials.map(fold)));
  const fillers = new Set(languages.flatMap((language) => splitWords(language.fillers ?? "")));
  const contractions = languages.flatMap((language) => language.contractions ?? []);
  const layouts = languages.filter(
    ({ script }, index) => languages.findIndex((language) => language.script === script) === index,
  );
  let synonyms: SynonymTable | null = null;
  return {
    fold,
    wordsIn: (text, letters) => wordsIn(text, fold, letters),
    splitWords,
    stems,
    stem: (word) => stems(word)[0] ?? word,
    isApart: (word) => languages.some(({ apart }) => ownStem(word, apart) !== null),
    isStopWord: (word) => stopWords.has(word),
    isSlangEnding: (letters) => languages.some(({ slangEndings }) => slangEndings?.test(letters)),
    isEnding: (letters) => languages.some(({ endings }) => endings?.test(letters)),
    hasManyForms: (word) => languages.some(({ script, endings }) => endings && hasScript(word, script)),
    undoubled: (word) =>
      languages.reduce((one, { doubledEnd }) => (doubledEnd ? one.replace(doubledEnd, "$1") : one), word),
    isParticle: (word) => particles.has(word),
    isOfLinkedWords: (word) => languages.some(({ script, linksWords }) => linksWords && hasScript(word, script)),
    sameWordsOf: (stems) => sameWords.get(stems.join(" ")) ?? [],
    isDenial: (word) => denials.has(word),
    isFiller: (word) => fillers.has(word),
    isQuestionWord: (word) => questionWords.has(word),
    isDefinitionWord: (word) => definitionWords.has(word),
    isComplaint: (word) => denials.has(word) || stems(word).some((stem) => complaintStems.has(stem)),
    isProgramWord: (word) => stems(word).some((stem) => programStems.has(stem)),
    synonymsOf(word) {
      synonyms ??= synonymTable(locales, (name) => splitWords(name).slice(0, 1).flatMap(stems));
      const own = stems(word);
      return [...new Set(own.flatMap((stem) => [...(synonyms?.get(stem) ?? [])]))].filter(
        (stem) => !own.includes(stem),
      );
    },
    otherLayouts: (text) => otherLayouts(text, layouts),
    scriptOf: (word) => layouts.find(({ script }) => hasScript(word, script))?.script ?? null,
    soundOf: (word) => soundOf(word, layouts),
    readingsOf: (word) => readingsOf(word, layouts),
    areNeighbourKeys: (first, second) => areNeighbourKeys(first, second, layouts),
    withoutContractions: (query) =>
      contractions
        .flatMap(({ forms }) => forms)
        .reduce((text, [typed, written]) => text.replace(typed, written), query),
    contractionRests: contractions.map(({ rest }) => rest),
  };
}

function rememberedStems(languages: SearchLanguage[]): (word: string) => string[] {
  const remembered = new Map<string, string[]>();
  return (word) => {
    const cached = remembered.get(word);
    if (cached) return cached;
    const found = languages
      .filter(({ alphabet }) => alphabet.test(word))
      .flatMap((language) => ownStem(word, language.apart) ?? language.stems(word));
    const stems = found.length > 0 ? [...new Set(found)] : [word];
    remembered.set(word, stems);
    return stems;
  };
}
