import { expect, test } from "vitest";
import type { Locale } from "../../site/locales";
import { answer, createSearchIndex, loadSearchIndex, type Searcher } from "../search";
import { expandQuery } from "../query/expandQuery";
import { knownShare } from "./otherLanguage";

/** An index of some pages in a language. */
function indexOf(locale: Locale | undefined, ...pages: [title: string, heading: string, text: string][]): Searcher {
  const records = pages.map(([title, heading, text], id) => ({ id, title, heading, text }));
  const place = { anchor: "", section: "" };
  return loadSearchIndex(
    createSearchIndex(
      records.map((record) => ({ ...record, ...place, path: `/${record.id}/` })),
      { locale },
    ),
  );
}

const english = indexOf(
  "en",
  ["Proxies", "", "Connect a proxy to a profile. Type «мост» into the field."],
  ["Requests in Postman", "Send automation_token", "The header has it."],
);
const russian = indexOf(
  "ru",
  ["Прокси", "", "Подключите прокси к профилю. Бывает ошибка connection refused, а значит, порт закрыт."],
  ["Сообщения", "Ошибка proxy error", "Проверьте настройки."],
);

const asked = (searcher: Searcher, query: string) => answer(searcher, query).strangers;

test.each([
  ["расширения", "is Russian"],
  ["как удалить расширения", "is Russian"],
  ["proxy для парсинга", "is Russian but for a name"],
  ["как", "is Russian"],
  ["мост ", "is Russian, and a word of the docs as it stands, but of none of their headings"],
  ["automation_token для парсинга", "is Russian but for a name"],
  ["zebra crossing", "says nothing here"],
  ["udalit profile", "says nothing here by half"],
  ["постмен", "only sounds much like Postman"],
])("«%s» on an English index asks for the Russian one: it %s", (query) => {
  expect(asked(english, query)).toBe("ru");
});

test.each([
  ["proxies", "is English"],
  ["зкщчн", "is «proxy» in the other layout"],
  ["постман", "sounds like Postman"],
  ["automation_token ", "is a name"],
  ["automation_token proxy", "has a name, which is the same in all languages, and English words"],
  ["zebra profile token", "is mostly known"],
  ["сокс5", "has a digit, as names have"],
  ["?!", "has no word"],
])("«%s» on an English index asks for no other: it %s", (query) => {
  expect(asked(english, query)).toBeNull();
});

test.each([
  ["extensions", "en"],
  ["delete extension", "en"],
  ["расширения", null],
  ["порт", null],
  ["ghjrcb", null],
  ["proksi", null],
  ["refused", "en"],
  ["error", null],
  ["connection refused port", "en"],
  ["refused port", null],
  ["refused 407", "en"],
  ["errorCode refused", "en"],
])("«%s» on a Russian index asks for: %s", (query, other) => {
  expect(asked(russian, query)).toBe(other);
});

test("words of the other language that are all known ask for it unless the best page says them in title or heading", () => {
  expect(asked(russian, "connection refused")).toBe("en");
  expect(asked(russian, "proxy error")).toBeNull();
  expect(asked(russian, "ошибка connection refused")).toBeNull();
});

test("a title says a word of the other language in its own, too", () => {
  const docs = indexOf("ru", ["Токены", "", "Файл profile.json, profile."], ["Профили", "", "Их много."]);
  expect(asked(docs, "profile ")).toBeNull();
  expect(answer(docs, "profile ").hits[0]?.record.title).toBe("Профили");
});

test("a word that readers know, in their own letters, asks for no other index", () => {
  const known = { ...english, isRealWord: (word: string) => word === "crossing" || word === "zebra" };
  expect(asked(known, "zebra")).toBeNull();
  expect(asked(known, "zubra")).toBe("ru");
});

test("words taken literally, and those of an index whose language is not known, ask for no other", () => {
  expect(answer(english, "расширения", { isLiteral: true }).strangers).toBeNull();
  expect(asked(indexOf(undefined, ["Proxies", "", "Connect a proxy."]), "расширения")).toBeNull();
});

test("of a query's words those are known that the index has, grammar left out; corrected and strange ones less", () => {
  const share = (query: string) => knownShare(expandQuery(query, english), english);
  expect(share("how do proxies connect ")).toBe(1);
  expect(share("prox")).toBe(1);
  expect(share("постман ")).toBe(1);
  expect(share("мост ")).toBeGreaterThan(0);
  expect(share("мост ")).toBeLessThan(0.5);
  expect(share("connect расширение ")).toBe(0.5);
  expect(share("расширение ")).toBe(0);
  expect(share("prfile ")).toBeGreaterThan(0.5);
  expect(share("prfile ")).toBeLessThan(1);
  expect(share("")).toBe(0);
});
