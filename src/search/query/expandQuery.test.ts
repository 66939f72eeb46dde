import { expect, test } from "vitest";
import { indexOf as contextOfWords } from "../../tests/support/content/queryContext";
import { expandQuery } from "./expandQuery";
import { analyzerOf } from "../words/analyzer";
import { unpackLexicon } from "../words/lexicon";
import type { QueryContext } from "./vocabulary";

const analyzer = analyzerOf(null);

/** An index of words as texts spell them, whose readers know two more. */
const indexOf = (...forms: string[]): QueryContext => ({
  ...contextOfWords(...forms),
  isRealWord: (word) => ["brown", "лук"].includes(word),
});

const index = indexOf(
  ...[
    "create",
    "creative",
    "go",
    "gopher",
    "launch",
    "profile",
    "proxy",
    "automationtoken",
    "automation",
    "token",
    "browse",
  ],
  ...["профиль", "прокси", "экспорт", "создание", "проблема", "жизнь"],
);

const expanded = (query: string, isLiteral = false) =>
  expandQuery(query, index, { isLiteral }).map(({ meanings }) => meanings.map((meaning) => meaning.stem));
const corrected = (query: string) => expandQuery(query, index).map((word) => word.corrected);

test("a word means its stem, with full weight", () => {
  expect(expandQuery("profiles", index)[0]?.meanings[0]).toEqual({ stem: "profil", weight: 1 });
});

test("a contraction means what it stands for, or itself where a text quotes it", () => {
  const english = indexOf("does", "not", "cannot", "t", "start");
  const meant = (query: string) =>
    expandQuery(query, english).map(({ word, meanings }) => [word, meanings.map(({ stem: meaning }) => meaning)]);
  expect(meant("doesn't start")).toEqual([
    ["does", ["doe"]],
    ["not", ["not", "t"]],
    ["start", ["start"]],
  ]);
  expect(meant("can’t ")).toEqual([["cannot", ["cannot", "t"]]]);
});

test("the last word may be a beginning, with less weight", () => {
  const [word] = expandQuery("prof", index);
  expect(word?.meanings[0]?.stem).toBe("profil");
  expect(word?.meanings[0]?.weight).toBeLessThan(1);
  expect(expanded("go")[0]).toEqual(["go", "gopher"]);
});

test("a short word that is not the last, and one with a space behind it, mean only themselves", () => {
  expect(expanded("go launch")[0]).toEqual(["go"]);
  expect(expanded("go ")[0]).toEqual(["go"]);
});

test.each([
  ["launchi", "launch"],
  ["экспортировать", "экспорт"],
  ["создавать", "создан"],
])("«%s» is of the family of «%s»", (query, member) => {
  expect(expanded(query)[0]).toContain(member);
});

test.each([
  ["ghjrcb", "прокси"],
  ["ghj,ktvf", "проблема"],
  [";bpym", "жизнь"],
  ["'rcgjhn", "экспорт"],
  ["зкщчн", "proxy"],
  ["ЗКЩЧН", "proxy"],
  ["ghjrcb.", "прокси"],
  ["ghjhrcb", "прокси"],
])("«%s», typed in the other layout, is «%s»", (query, word) => {
  expect(corrected(query)).toEqual([word]);
});

test.each([
  ["insert", ["штука"]],
  ["тут", ["nen"]],
])("«%s» is a word as it stands, and not what its keys make in the other layout", (query, inOtherLayout) => {
  const docs = indexOf("штука", "nen");
  const meant = (context: QueryContext) => expandQuery(`${query} `, context).map(({ corrected: word }) => word);
  expect(meant(docs)).toEqual(inOtherLayout);
  expect(meant({ ...docs, isRealWord: (word) => word === query })).toEqual([null]);
});

test("of two keys only words of grammar, names with a number and what readers type are another layout", () => {
  const docs = indexOf("ha", "ip", "1c");
  const typed = { ...docs, phrasesWith: (stem: string) => (stem === "ip" ? [1] : []) };
  const meant = (query: string) => expandQuery(`${query} `, typed)[0]?.corrected;
  expect(["рф", "шз", "1с"].map(meant)).toEqual([null, "ip", "1c"]);
});

test("slang is a word as it stands, and no other layout", () => {
  const docs = indexOf("gre", "компьютер");
  expect(expandQuery("пку ", docs)[0]?.corrected).toBe("gre");
  const lexicon = unpackLexicon("пку:компьютер");
  expect(expandQuery("пку ", { ...docs, lexicon })[0]?.corrected).toBeNull();
});

test("a real word beside one in another layout is in that layout, too", () => {
  const docs = { ...indexOf("proxy", "key"), isRealWord: (word: string) => word === "лун" };
  const meant = (query: string) => expandQuery(query, docs).map(({ corrected: word }) => word);
  expect(meant("лун ")).toEqual([null]);
  expect(meant("зкщчн лун ")).toEqual(["proxy", "key"]);
  expect(expandQuery("зкщчн лун ", docs)[1]).toEqual(expandQuery("зкщчн лун ", indexOf("proxy", "key"))[1]);
  expect(meant("зкщчн лун")).toEqual(["proxy", "key"]);
});

test.each([
  ["незапускается", ["не", "запускается"]],
  ["notworking", ["not", "working"]],
  ["notdvorking", [null]],
  ["notworkin", [null]],
])("«%s» is a denial and what it denies, if docs have that", (query, meant) => {
  const docs = indexOf("запуск", "запускается", "working");
  expect(expandQuery(`${query} `, docs).map(({ corrected: word }) => word)).toEqual(meant);
  expect(expandQuery("незапус", docs).map(({ word }) => word)).toEqual(["не", "запус"]);
});

test("short words side by side are no other layout: they are made of any keys", () => {
  const docs = indexOf("r", "i", "rib");
  expect(expandQuery("кэш ", docs)[0]?.meanings).toEqual([]);
  expect(expandQuery("кши ", docs)[0]?.corrected).toBe("rib");
});

test("«e-mail» is one word, and «log-in» another way to write two", () => {
  const docs = indexOf("email", "mail", "sign", "log", "login");
  const meant = (query: string) => expandQuery(query, docs).map(({ word, meanings }) => [word, meanings[0]?.stem]);
  expect(meant("e-mail ")).toEqual([["email", "email"]]);
  expect(meant("log-in ")).toEqual(meant("log in "));
});

test("a finished word hardly means a longer one, unless the docs have it not, or it is a part of a name", () => {
  const docs = indexOf("table", "tablet", "configuration");
  const weightOf = (query: string, stem: string) =>
    expandQuery(query, docs)
      .flatMap(({ meanings }) => meanings)
      .find((meaning) => meaning.stem === stem);
  const [typed, finished] = [weightOf("table", "tablet"), weightOf("table ", "tablet")];
  expect(typed?.kind).toBe("beginning");
  expect(finished?.kind).toBe("begun");
  expect(finished?.weight).toBeLessThan((typed?.weight ?? 0) / 2);
  expect(weightOf("config ", "configur")?.kind).toBe("kin");
  expect(weightOf("table_size ", "tablet")).toEqual({ ...typed, kind: "kin" });
});

test("of a pasted line the label and the numbers of an address say little, its other words all that they say", () => {
  const docs = indexOf("error", "code", "errorcode", "connect", "127", "0", "1", "35000", "12700135000");
  const demanded = (query: string) =>
    expandQuery(query, docs).flatMap(({ word, isOptional }) => (isOptional ? [] : [word]));
  expect(demanded("error_code: connect ")).toEqual(["connect"]);
  // What is asked for is the name, where no page has its value.
  expect(demanded("error_code: 5b1c-77 ")).toEqual(["error", "code"]);
  expect(demanded("error_code: kasjdhaksjd ")).toEqual(["error", "code"]);
  expect(demanded("error code: connect ")).toEqual(["error", "code", "connect"]);
  expect(demanded("connect 127.0.0.1:35000")).toEqual(["connect"]);
  expect(demanded("connect 35000 ")).toEqual(["connect", "35000"]);
});

test("words that are heard are taken for others by letters and sound alone", () => {
  const heard = (query: string, context = index) =>
    expandQuery(query, context, { isSpelt: true }).map((word) => word.corrected);
  expect(heard("proksi ")).toEqual(["прокси"]);
  expect(heard("eksporta ")).toEqual(["экспорт"]);
  expect(heard("prxy ")).toEqual([null]);
  expect(heard("ghjrcb ")).toEqual([null]);
  expect(heard("lanch ")).toEqual([null]);
  expect(heard("eksporta ", { ...index, isRealWord: () => true })).toEqual([null]);
});

test("a long word of the docs is meant by its keys, even where the language seems to know what they make", () => {
  expect(expandQuery("ghjrcb ", { ...index, isRealWord: () => true })[0]?.corrected).toBe("прокси");
});

test.each([
  ["prxoy", "proxy"],
  ["proxxy", "proxy"],
  ["oroxy", "proxy"],
  ["rpoxy", "proxy"],
  ["kreate", "create"],
  ["икспорт", "экспорт"],
  ["профль", "профиль"],
  ["проифль", "профиль"],
  ["automaiton", "automation"],
  ["autmoatoin", "automation"],
])("«%s» is a typo of «%s»", (query, word) => {
  expect(corrected(query)).toEqual([word]);
});

test.each([
  ["delted", "delete"],
  ["alowing", "allow"],
  ["casues", "cause"],
  ["emits", null],
  ["allowingly", null],
  ["knwo", null],
])("«%s»: a stem of four letters may lack a letter or swap two, and is %j", (query, word) => {
  expect(expandQuery(`${query} `, indexOf("delete", "allow", "cause", "edit", "know"))[0]?.corrected).toBe(word);
});

test.each([
  ["проскр", "прокси", "of six letters with such as nobody mixes up"],
  ["жикнь", "жизнь", "of five with another consonant"],
])("«%s» is no slip of «%s»: a Russian word %s", (query) => {
  expect(corrected(`${query} `)).toEqual([null]);
});

test.each([
  ["икспорт", "экспорт"],
  ["жызнь", "жизнь"],
  ["жиснь", "жизнь"],
  ["прокми", "прокси"],
])("«%s» is a slip of «%s»: it sounds alike, or the letter lies on the next key", (query, word) => {
  expect(corrected(`${query} `)).toEqual([word]);
});

test("a word that is set apart is none of another's forms, and no slip", () => {
  const known = indexOf("even", "брать", "поэтому");
  expect(expandQuery("evening ", known)[0]).toMatchObject({ meanings: [], corrected: null });
  expect(expandQuery("братьями ", known)[0]).toMatchObject({ meanings: [], corrected: null });
  expect(expandQuery("поэтам ", known)[0]).toMatchObject({ meanings: [], corrected: null });
  const both = indexOf("страна", "странный");
  expect(expandQuery("странно ", both)[0]?.meanings).toEqual([{ stem: "странный", weight: 1 }]);
});

test("a word with one slip is no two words, and endings alone are no halves", () => {
  const meant = (query: string) =>
    expandQuery(`${query} `, indexOf("version", "very", "on", "active", "it", "is", "centre", "full")).map(
      ({ corrected: word }) => word,
    );
  expect(meant("verison")).toEqual(["version"]);
  expect(meant("fullversion")).toEqual(["full", "version"]);
  expect(meant("activites")).not.toContain("ites");
  expect(meant("centrised")).toHaveLength(1);
});

test("a stem with letters that were not typed begins no other word: «setings» is a slip, and no «setexecution»", () => {
  expect(expandQuery("setings", indexOf("settings", "setexecution"))[0]?.corrected).toBe("settings");
});

test("a word is two short ones where readers type both in one phrase, and no others", () => {
  const phrases: Record<string, number[]> = { bit: [1, 7], rot: [7], car: [2], pet: [3], kei: [4], pair: [4] };
  const typed = {
    ...indexOf("bit", "rot", "car", "pet", "key", "pair"),
    phrasesWith: (stem: string) => phrases[stem] ?? [],
  };
  const spelt = (query: string, context: QueryContext) =>
    expandQuery(query, context).map(({ corrected: word }) => word);
  expect(spelt("bitrot ", typed)).toEqual(["bit", "rot"]);
  expect(spelt("keypair ", typed)).toEqual(["key", "pair"]);
  expect(spelt("carpet ", typed)).toEqual([null]);
  expect(spelt("bitrot ", { ...typed, phrasesWith: () => [] })).toEqual([null]);
});

test("a word that the language knows is no typo, and a slip of the finger at its start lies on the next key", () => {
  expect(corrected("brown")).toEqual([null]);
  expect(corrected("mroxy")).toEqual([null]);
});

test("a word that no page has is asked of none, as long as there are others", () => {
  const missing = (query: string) => expandQuery(query, index).map(({ word, isMissing = false }) => [word, isMissing]);
  expect(missing("brown proxy ")).toEqual([
    ["brown", true],
    ["proxy", false],
  ]);
  expect(missing("brown zebra ")).toEqual([
    ["brown", false],
    ["zebra", false],
  ]);
});

test("what is written together and apart is one: the words beside each other mean their compound, too", () => {
  const names = indexOf("timezone", "screen", "shot", "set", "up", "zone", "the");
  const meant = (query: string) =>
    expandQuery(query, names).map(({ word, meanings }) => [word, meanings.map(({ stem: meaning }) => meaning)]);
  expect(meant("time zone ")).toContainEqual(["timezone", [analyzer.stem("timezone")]]);
  expect(expandQuery("time zone ", names).filter(({ isMissing, corrected }) => isMissing || corrected)).toEqual([]);
  expect(meant("timezone ").map(([word]) => word)).toEqual(["timezone"]);
  expect(meant("screenshot ")).toEqual([
    ["screen", ["screen"]],
    ["shot", ["shot"]],
  ]);
  expect(meant("setup ").map(([word]) => word)).toEqual(["set", "up"]);
  expect(expandQuery("setup ", names).map(({ corrected }) => corrected)).toEqual(["set", "up"]);
  expect(meant("theshot ").map(([word]) => word)).toEqual(["theshot"]);
});

test("words that are known are not corrected, nor are words too short for a slip", () => {
  expect(corrected("proxy профили go")).toEqual([null, null, null]);
  expect(expanded("prx")).toEqual([[]]);
});

test("a word being typed is a slip of what begins as it is typed, ending and all", () => {
  const radar = indexOf("локаторы");
  expect(expandQuery("лопата", radar)[0]?.corrected).toBeNull();
  expect(expandQuery("локтатор", radar)[0]?.corrected).toBe("локаторы");
});

test("words whose stems part where no ending begins are kin by half", () => {
  const weightIn = (query: string, form: string) =>
    expandQuery(`${query} `, indexOf(form))[0]?.meanings.find(({ kind }) => kind === "kin")?.weight ?? 0;
  expect(weightIn("instagram", "install")).toBeLessThan(0.3);
  expect(weightIn("encryptor", "encrypt")).toBeGreaterThan(0.5);
  expect(weightIn("запустить", "запуск")).toBeGreaterThan(0.5);
});

test("letters that are marks in another layout make no word of the rest, but for one", () => {
  const short = indexOf("ne", "proxy");
  expect(expandQuery("ютуб", short)[0]?.corrected).toBeNull();
  expect(expandQuery("зкщчнб", short).map((word) => word.corrected)).toEqual(["proxy"]);
});

test("a short word that readers know in their own letters is no other, however it sounds", () => {
  expect(expandQuery("лук", { ...indexOf("look"), locale: "ru" })[0]?.corrected).toBeNull();
});

test("a word of another language that its speakers know is left to the docs in that language", () => {
  const docs = indexOf("check");
  expect(expandQuery("чек ", { ...docs, locale: "en" })[0]?.corrected).toBe("check");
  const knowing = { ...docs, isRealWord: (word: string) => word === "чек" };
  expect(expandQuery("чек ", { ...knowing, locale: "en" })[0]?.corrected).toBeNull();
});

test("a form that is still being typed may double the last letter of its stem", () => {
  const docs = indexOf("ban", "plan", "banner");
  const meant = (query: string) => expandQuery(query, docs)[0]?.meanings.map(({ stem }) => stem);
  expect(["bann", "planne", "planni", "bann "].map(meant)).toEqual([["ban", "banner"], ["plan"], ["plan"], ["banner"]]);
});

test("literally taken, a word is neither a typo nor typed in another layout", () => {
  expect(expanded("prxoy", true)).toEqual([[]]);
  expect(expanded("ghjrcb", true)).toEqual([[]]);
});

test("an identifier means its parts and, beside them, its whole", () => {
  const words = expandQuery("automation_token", index);
  expect(words.map(({ word, isWhole = false }) => [word, isWhole])).toEqual([
    ["automation", false],
    ["token", false],
    ["automationtoken", true],
  ]);
});

test("a word with humps that nobody knows means its parts", () => {
  expect(expanded("LaunchProxy").map(([first]) => first)).toEqual(["launch", "proxi"]);
  expect(expandQuery("automationToken", index)[0]?.meanings[0]?.stem).toBe("automationtoken");
});

test("beside a name in camel case, the other words of a path are asked for as well", () => {
  expect(expanded("proxy.token/LaunchProfile").map(([first]) => first)).toEqual(["proxi", "token", "launch", "profil"]);
});

test("a finished word is the beginning of no word over twice as long, a last one of any", () => {
  const long = indexOf("move", "moved", "moveprofilespy");
  expect(expandQuery("move profiles", long)[0]?.meanings.map(({ stem }) => stem)).not.toContain("moveprofilespi");
  expect(expandQuery("move", long)[0]?.meanings.map(({ stem }) => stem)).toContain("moveprofilespi");
});

test("words of grammar are optional, unless there is nothing else", () => {
  expect(expandQuery("how to launch", index).map(({ isOptional }) => isOptional)).toEqual([true, true, false]);
  expect(expandQuery("how to", index).map(({ isOptional }) => isOptional)).toEqual([false, false]);
});

test("an unknown word means nothing; a repeated one counts once", () => {
  expect(expanded("zebra")).toEqual([[]]);
  expect(expandQuery("proxy PROXY", index)).toHaveLength(1);
  expect(expandQuery("profile profiles", index).map(({ word }) => word)).toEqual(["profile"]);
  expect(expanded("?!")).toEqual([]);
});

test("no word has more than sixty meanings by its beginning, and a letter or two no more than fifteen", () => {
  const many = indexOf(...Array.from({ length: 200 }, (_, index) => `bcd${String(index).padStart(3, "0")}`));
  expect(expandQuery("bcd", many)[0]?.meanings).toHaveLength(60);
  expect(expandQuery("b", many)[0]?.meanings).toHaveLength(15);
});

test.each([
  ["winding", ["window"], []],
  ["micro", ["microphone"], ["microphon"]],
  ["парта", ["парк"], []],
  ["proximity", ["proxy"], []],
  ["сервиз", ["сервис"], []],
])("«%s», a word that readers know and of no family here, means of %s: %s", (query, forms, meant) => {
  const known = { ...indexOf(...forms), isUnrelated: (word: string) => word === query };
  const stems = expandQuery(`${query} `, known).flatMap(({ meanings }) => meanings.map(({ stem }) => stem));
  expect(stems).toEqual(meant);
});

test("what is typed becomes no longer word that begins otherwise, where the index has it as a word", () => {
  const kinds = (query: string) =>
    expandQuery(query, indexOf("права", "правила"))[0]?.meanings.map(({ stem, kind }) => [stem, kind]);
  expect(kinds("права")).toEqual([
    ["прав", undefined],
    ["правил", "begun"],
  ]);
  expect(kinds("прав")).toEqual([
    ["прав", undefined],
    ["правил", "beginning"],
  ]);
});
