import { expect, test } from "vitest";
import { dictionary } from "./spelling/dictionary";
import { docRecord, findingsOf } from "../../tests/support/content/docRecords";

/** What one rule says about the body of an English or a Russian doc: `line:column text`. */
async function linesOf(rule: string, locale: "en" | "ru", body: string): Promise<string[]> {
  const findings = await findingsOf([
    docRecord(`${locale}/a.mdx`, { title: locale === "en" ? "Page" : "Страница", body }),
  ]);
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ line, column, text }) => `${line}:${column} ${text}`);
}

test.each([
  ["ru", "Начало.\n\nThis sentence was left behind.", "3:6 «sentence was left behind» is English in a Russian doc"],
  ["ru", "| Да | Not needed |\n|---|---|\n| а | б |", "1:8 «Not needed» is English in a Russian doc"],
  ["en", "Press «Запустить» now.", "1:8 «Запустить» is Russian in an English doc"],
] as const)("one-language: %s %j", async (locale, body, line) => {
  expect(await linesOf("one-language", locale, body)).toEqual([line]);
});

test.each([
  "Подходят Selenium, Playwright и Puppeteer.",
  "Команда `start the profile now` запускает профиль.",
  "Появится сообщение «context deadline exceeded».",
  "Нажмите **Start** в headless-режиме.",
])("one-language: leaves names, code and quotations alone: %s", async (body) => {
  expect(await linesOf("one-language", "ru", body)).toEqual([]);
});

test.each([
  "Terminal",
  "Body of POST /a",
  "PowerShell, run as administrator",
  "HTTP, then SOCKS5",
  "Does it answer?",
  "body of it",
])("translated-captions: %s in a Russian doc", async (caption) => {
  const sample = `\`\`\`text title="${caption}"\na\n\`\`\``;
  expect(await linesOf("translated-captions", "ru", sample)).toEqual([`1:1 the caption «${caption}» is English`]);
  expect(await linesOf("translated-captions", "en", sample)).toEqual([]);
});

test.each([
  "create_profile.py",
  "hosts",
  "crontab -e",
  "Windows",
  "Ubuntu 24.04",
  "Bash, PowerShell",
  "PowerShell",
  "~/.config/a.service",
  "Тело запроса POST /a",
  "",
])("translated-captions: leaves «%s» alone", async (caption) => {
  expect(await linesOf("translated-captions", "ru", `\`\`\`text title="${caption}"\na\n\`\`\``)).toEqual([]);
});

test.each([
  ["en", "The profle starts.", "1:5 «profle» is in no dictionary"],
  ["ru", "Профиль запускаеться.", "1:9 «запускаеться» is in no dictionary"],
  ["ru", "Первая строка\nи втарая.", "2:3 «втарая» is in no dictionary"],
  ["en", '<Note title="Mistke">\n\nText.\n\n</Note>', "1:1 «Mistke» is in no dictionary"],
] as const)("spelling: %s %j", async (locale, body, line) => {
  expect(await linesOf("spelling", locale, body)).toEqual([line]);
});

test.each([
  ["en", "Organise profiles, don't colour IDs; see browserleaks.com/ip, `profle`, macOS, SOCKS5 and HTTP-like."],
  ["ru", "Лаунчеру нужен токен; откройте https://example.com и Android-профиль. Ещё счёт и отпечаток."],
] as const)(
  "spelling: knows %s words, those of the project too, and leaves names and addresses alone",
  async (locale, body) => {
    expect(await linesOf("spelling", locale, body)).toEqual([]);
  },
);

test.each([
  ["Токенами управляет лаунчер.", []],
  ["Переподключите токен.", []],
  ["Токенщик ушёл.", ["1:1 «Токенщик» is in no dictionary"]],
  ["Слово «переподключ» не закончено.", ["1:8 «переподключ» is in no dictionary"]],
])("spelling: our own words have the endings of their list: %s", async (body, lines) => {
  expect(await linesOf("spelling", "ru", body)).toEqual(lines);
});

test("spelling: says what may have been meant, and where to add a word", async () => {
  const findings = await findingsOf([docRecord("en/a.mdx", { title: "Page", body: "The profle starts." })]);
  const [advice = ""] = findings.filter(({ rule }) => rule === "spelling").map((finding) => finding.advice);
  expect(advice).toContain("«profile»");
  expect(advice).toContain("src/docs/checks/spelling/words/en.txt");
});

/** What the spelling check suggests for a word. */
async function suggested(locale: "en" | "ru", word: string): Promise<string[]> {
  const findings = await findingsOf([docRecord(`${locale}/a.mdx`, { title: "ID", body: `${word}.` })]);
  const advice = findings.find(({ rule }) => rule === "spelling")?.advice ?? "";
  return [...advice.matchAll(/«([^»]+)»/g)].map(([, suggestion = ""]) => suggestion);
}

test.each([
  ["en", "Recieve", "Receive"],
  ["ru", "Втарая", "Вторая"],
  ["ru", "ещо", "ещё"],
] as const)("spelling: suggestions for %s «%s» are written as the word is: «%s»", async (locale, word, suggestion) => {
  expect(await suggested(locale, word)).toContain(suggestion);
});

test.each([
  ["en", "profle"],
  ["en", "Profle"],
  ["ru", "запускаеться"],
  ["ru", "Профильь"],
  ["ru", "счот"],
] as const)("spelling: suggestions for %s «%s» are words, and never the word itself", async (locale, word) => {
  const words = await suggested(locale, word);
  expect(words.length).toBeGreaterThan(0);
  expect(words).not.toContain(word);
  expect(words.filter((suggestion) => !dictionary(locale)?.has(suggestion))).toEqual([]);
  expect(words).not.toContain("счет");
});

test.each([
  ["Кнопка „Запустить».", 8, "a quotation mark that is not Russian"],
  ["Профиль - это личность.", 8, "a hyphen in the place of a dash"],
  ["Профиль – это личность.", 8, "a short dash between words"],
  ["Подождите...", 10, "three dots"],
  ["Подождите , пожалуйста.", 10, "a space before a mark"],
])("typography: %s", async (body, column, text) => {
  expect(await linesOf("typography", "ru", body)).toEqual([`1:${column} ${text}`]);
});

test("typography: code, ranges and English are left alone", async () => {
  expect(await linesOf("typography", "ru", '«Ёлочки» — это `"не они"`, 2–3 минуты, curl -x.')).toEqual([]);
  expect(await linesOf("typography", "en", 'Press "Start" - or not...')).toEqual([]);
});

test("letter-yo: words that are surely written with «ё»", async () => {
  expect(await linesOf("letter-yo", "ru", "Откройте счет еще раз, затем все.")).toEqual([
    "1:10 «счет» is written without «ё»",
    "1:15 «еще» is written without «ё»",
  ]);
  expect(await linesOf("letter-yo", "ru", "Партнёр учёл отчёт.")).toEqual([]);
});
