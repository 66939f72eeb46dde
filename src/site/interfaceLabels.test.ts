import { expect, test } from "vitest";
import { type InterfaceLabel, interfaceLabels, labelText } from "./interfaceLabels";
import { localeKeys } from "./locales";

const labels: [string, InterfaceLabel][] = Object.entries(interfaceLabels);

/** What is written in the same way in every language. */
const isName = (text: string) => /^(?:[A-Z0-9]+|[A-Z][a-z]+[A-Z]\w*|\w+ X|Windows|Linux|Android|Navigator)$/.test(text);

test.each(localeKeys)("every label has its words in %s, as the product writes them", (locale) => {
  const odd = labels.filter(([, label]) => !/^\S(?:.*\S)?$/.test(labelText(label, locale)));
  expect(odd).toEqual([]);
});

test("Russian labels are Russian, but for names", () => {
  const english = labels.filter(([, { ru }]) => !/[а-яё]/i.test(ru) && !isName(ru));
  expect(english).toEqual([]);
});

test("a language that the product does not speak gets its English words", () => {
  const label = { en: "Stop", ru: "Остановить", confirmed: false };
  expect(labelText(label, "ru")).toBe("Остановить");
  expect(labelText(label, "de" as "en")).toBe("Stop");
});
