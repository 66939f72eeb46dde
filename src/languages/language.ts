import type { WordsApart } from "./apart/ownStem";

/**
 * Words of readers and the words of docs that they stand for.
 * @property said words and phrases of up to three words, in any form
 * @property means words of docs, the most telling first
 * @property from where one hears it
 */
export type LexiconGroup = { said: readonly string[]; means: readonly string[]; from: string };

/**
 * What readers say: in the trade that the docs are about, and wherever people speak of computers and work. The latter is
 * written for docs of any kind: a group is of use only where they have the word that it means first.
 */
export type Lexicons = { trade: readonly LexiconGroup[]; everyday?: readonly LexiconGroup[] };

/** What search knows of a language. It is part of the code that readers load when they search. */
export type SearchLanguage = {
  /** Name of the script as Unicode has it: `Latin`, `Cyrillic`. */
  script: string;
  /** Fits the folded words that the stemmer is made for; others stay as they are. */
  alphabet: RegExp;
  /** What the forms of a word have in common, the likeliest first; it begins with the word's letter, marks aside. @param word folded */
  stems(word: string): string[];
  /** Words that are of no other's family, though the stemmer takes them for forms of it, and stems of their own for them. */
  apart?: WordsApart;
  /** Letters that readers type another way, and what they become: `ё` → `е`. */
  foldedLetters: Record<string, string>;
  /** Words of questions, grammar and courtesy, separated by spaces: they may be missing from an answer. */
  stopWords: string;
  /** Words that begin questions, separated by spaces. */
  questionWords: string;
  /** Words with which readers ask what something is («what is a»), separated by spaces; words of grammar all. */
  definitionWords: string;
  /** Words of those who have a problem, separated by spaces. */
  complaints: string;
  /** Words of grammar that follow another word and are often written together with it («set up»), separated by spaces. */
  particles: string;
  /** Whether it makes words of two with a vowel between them («звукозапись»), so that many words have two others in them. */
  linksWords?: boolean;
  /**
   * What is written in several ways, or has two common names: a word, or a word with a particle or another noun, and the
   * words of docs that mean just that.
   */
  sameWords: [written: string, words: string][];
  /** Words that deny: readers who type none of them look for what works. */
  denials: string[];
  /** Words that say little beside others, separated by spaces: what is shown of an answer is chosen and marked without them. */
  fillers?: string;
  /** Words of those who write programs, separated by spaces: without any of them, pages for programs come later. */
  programWords: string;
  /** What stands at the end of a form that is still being typed where it doubles the last letter of its stem: «bann» becomes «banned». */
  doubledEnd?: RegExp;
  contractions?: Contractions;
  /** What stemmers leave of inflected slang, where the language inflects a lot: «проксями» has the stem «прокс» and an ending. */
  slangEndings?: RegExp;
  /** What may follow the part that words of one family share, where the language inflects a lot. */
  endings?: RegExp;
  keyboard: Keyboard;
  /**
   * Spellings, as parts of regular expressions without groups, and how they sound, in letters that all languages share
   * (`search/words/sound`): of spellings that begin at one letter the first counts, letters without one stay.
   */
  sounds: [spelling: string, sound: string][];
  /**
   * How people write the language in Latin letters who have no keyboard of it: spellings, as parts of regular expressions,
   * and the letters that one may stand for, the likelier first. Of spellings that begin at one letter the first counts.
   */
  inLatin?: [spelling: string, letters: string[]][];
};

/** Words that are written together, and how documentation writes them. */
export type Contractions = {
  forms: [typed: RegExp, written: string][];
  /** The word that is left of a contraction that denies when a text is cut into words: `t`. */
  rest: string;
};

/** What the letters' keys type, row by row from the key above Tab; the same number of keys in every language. */
export type Keyboard = {
  keys: string;
  /** What keys type together with Shift, where that is not the capital letter. */
  shifted: Record<string, string>;
};

/** What the checks and the drawing of docs know of a language. Only the build and the commands need it. */
export type WritingLanguage = {
  /** Name of the language in English, for authors. */
  name: string;
  /** Name of the script as Unicode has it: `Latin`, `Cyrillic`. */
  script: string;
  /**
   * To check spelling with: the words in a package of cspell's dictionaries, e.g. `@cspell/dict-en-gb/en_GB.trie.gz`;
   * null without one.
   */
  dictionary: string | null;
  /**
   * Files of packages with the words that speakers of the language use most, one a line or a list in JSON: what readers
   * type of these is no typo in search, also when no doc has it. Indexes of other languages know the first of them.
   */
  commonWords: readonly string[];
  /**
   * Files of packages with rarer words, as those of the common ones or as a list of Hunspell's, and whether they have all
   * forms of a word. What it takes to know them comes to readers after the index.
   */
  rareWords?: { files: readonly string[]; haveAllForms: boolean };
  /** How words of one family are made of each other; without it search takes all that begin alike for kin. */
  derivation?: Derivation;
  /** Words of the trade that are rarer, separated by spaces: in search they are no typos either. */
  tradeWords?: string;
  /** What typesetting does otherwise than a keyboard. */
  typography: TypographyMistake[];
  /** Spaces at which no line may end: each match of a pattern is one. */
  unbreakableSpaces: RegExp[];
  /** Whether authors must write «ё» where it is certain. */
  hasLetterYo: boolean;
  /** Labels of links that say nothing when a screen reader lists the links of a page. */
  emptyLabels: RegExp;
  /** Texts of another language that were left in a doc. */
  strangers: Stranger[];
};

/**
 * How a language makes words of words, in what its stemmer leaves of them.
 * @property suffixes what may follow the part that two words share, separated by spaces
 * @property changes letters that stand for each other where a suffix follows: «берег», «бережок»
 * @property ofSlang what words that dictionaries have end in where they are made of slang, separated by spaces: «железный» of «железо»
 */
export type Derivation = { suffixes: string; changes: readonly (readonly string[])[]; ofSlang?: string };

/** @property pattern global; each match is a mistake */
export type TypographyMistake = { pattern: RegExp; text: string; advice: string };

/** How text of another language looks in this one. */
export type Stranger = {
  /** Name of the other language in English. */
  name: string;
  /** Fits a piece of a text; quotations are left out when they are allowed. */
  phrase: RegExp;
  /** Fits a whole block of text. */
  block?: RegExp;
  /** Quotations of messages and labels, which may be in the other language. */
  allowed?: RegExp;
};
