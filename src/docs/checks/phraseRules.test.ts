import { expect, test } from "vitest";
import { docRecord, findingsOf } from "../../tests/support/content/docRecords";

const rules = { en: "plain-english", ru: "natural-russian" };

/** Places and phrases that the rule of a language finds in a doc of it. */
async function phrasesIn(locale: "en" | "ru", body: string): Promise<string[]> {
  const title = locale === "en" ? "Page" : "Страница";
  const findings = await findingsOf([docRecord(`${locale}/a.mdx`, { title, description: null, body })]);
  return findings
    .filter(({ rule }) => rule === rules[locale])
    .map(({ line, column, text }) => `${line}:${column} ${/«(.*)»/.exec(text)?.[1]}`);
}

test.each([
  ["Wait until somebody’s session ends.", "1:12 somebody, anybody"],
  ["Whoever has the hash can sign in.", "1:1 whoever"],
  ["Create it\nanew.", "2:1 anew"],
  ["Start it. Let the agent\nfinish.", "1:11 let the agent start, let it finish"],
  ["The value stands in `data`.", "1:11 stands in, stands at"],
  ["The profile is held on a core version.", "1:16 held on a version, hold a version back"],
  ["It has a role of its own.", "1:15 a proxy of its own, of your own"],
  ["Then look whether it runs.", "1:6 look whether, look if"],
  ["[Files and logs](/a/) says where it is.", "1:23 says which, says where, says so (of a page, a field)"],
  ["Read the port from the answer to `GET /x`.", "1:15 the answer, answers (of an API, a program)"],
  ["It is lost for good.", "1:12 for good"],
  ["You need not sign in.", "1:5 need not"],
  ["The token lies in a file.", "1:11 lies in, lies on (files, data)"],
  ["**Open it.** You find it in the list.", "1:14 You find it …"],
])("plain-english finds: %j", async (body, found) => {
  expect(await phrasesIn("en", body)).toEqual([found]);
});

test.each([
  "The role decides what lets you in; tags let you search, and they do not let the site read your data.",
  "Let the owner know, and let your colleague stop the profile.",
  "JSON stands for a format. One of your own profiles uses your own proxy.",
  "The cause lies in the network, for good reason.",
  "Short answers to what people ask: the answer is yes.",
  "They are all the same size. Several profiles run at once.",
  "The code `somebody anew`, [a page](/whoever/) and <Path>whoever/anew</Path>.",
  "Hold the key. As a rule of thumb, see what is going on during a start.",
])("plain-english leaves alone: %s", async (body) => {
  expect(await phrasesIn("en", body)).toEqual([]);
});

test.each([
  [
    "Как получить токен, рассказано на странице [«Основы API»](/ru/a/).",
    "1:21 сказано, описано, показано на странице …",
  ],
  ["Об этом рассказывает страница «Прокси».", "1:9 сказано, описано, показано на странице …"],
  ["Возьмите другой DNS-сервер.", "1:1 возьмите, берите"],
  ["Время следует за адресом.", "1:7 следует за (адресом)"],
  ["Провайдер узнаёт вас по списку.", "1:11 узнаёт по списку, по адресу"],
  ["Повторите вызов, если нужно.", "1:11 вызов (запрос к API)"],
  ["Подайте обращение владельцу сайта.", "1:1 подать обращение (апелляцию)"],
  ["Прокси не принимает логин.", "1:21 логин (когда речь и о пароле, и об учётной записи)"],
  ["Программа не знает команду.", "1:1 знает (о программе)"],
  ["Сайт\nхочет подтверждения.", "1:1 хочет, чего ждёт (о сайте, программе)"],
  ["Проверьте и то и другое.", "1:11 и то и другое, оба (без существительного)"],
  ["Пусть скрипт ждёт.", "1:1 пусть скрипт, пусть агент"],
  ["Отправьте лаунчеру `GET /x`.", "1:1 отправьте `GET /…`"],
  ["Это является ошибкой.", "1:5 является, представляет собой"],
])("natural-russian finds: %j", async (body, found) => {
  expect(await phrasesIn("ru", body)).toEqual([found]);
});

test.each([
  "Число показано в разделе оплаты. Данные и данных хватает.",
  "Следите за тратами; следует зайти. За этим следует проверка, следом за ней — запуск.",
  "Логин и пароль прокси; введите хост, логин, пароль.",
  "Добавьте вызов функции `work`. Программа вызывает метод.",
  "Напишите обращение в поддержку. Ваши коллеги знают адрес, и они говорят по-русски.",
  "Обе части и оба профиля. Отправьте запрос `GET /x`.",
  "Отберите права, не забирайте всё. Пусть коллега обновит страницу.",
  "Команда `возьмите вызов` и [страница](/ru/логин/).",
])("natural-russian leaves alone: %s", async (body) => {
  expect(await phrasesIn("ru", body)).toEqual([]);
});

test("natural-russian: a term for which readers have another word is told of once, unless the doc has that word", async () => {
  const found = "1:9 список разрешённых адресов";
  expect(await phrasesIn("ru", "Есть ли список разрешённых?\n\nСписок разрешённых адресов.")).toEqual([found]);
  expect(await phrasesIn("ru", "Список разрешённых адресов (белый список).\n\nСписок разрешённых.")).toEqual([]);
});

test("the phrases of a language are looked for in its docs only", async () => {
  const findings = await findingsOf([docRecord("ru/a.mdx", { title: "Страница", body: "Сообщение «held for good»." })]);
  expect(findings.filter(({ rule }) => rule === rules.en)).toEqual([]);
});
