import { expect, test } from "vitest";
import { analyzerOf } from "../words/analyzer";
import { expandQuery } from "./expandQuery";
import type { QueryContext } from "./vocabulary";

const analyzer = analyzerOf(null);

function indexOf(...forms: string[]): QueryContext {
  const words = new Map(forms.map((form) => [analyzer.stem(form), form]));
  const stems = [...words.keys()].sort();
  const vocabulary = { stems, forms: stems.map((stemmed) => words.get(stemmed) ?? "") };
  return { vocabulary, analyzer, realWords: { has: () => false } };
}

const index = indexOf(
  ...["postman", "playwright", "puppeteer", "selenium", "username", "cookies", "headless", "canvas", "chrome", "json"],
  ...["настройка", "прокси", "профиль", "ошибка", "запустить", "расширение", "ещё", "подключение"],
);

test.each([
  ["постман", "postman"],
  ["плейрайт", "playwright"],
  ["папетир", "puppeteer"],
  ["селениум", "selenium"],
  ["юзернейм", "username"],
  ["хедлесс", "headless"],
  ["канвас", "canvas"],
  ["хром", "chrome"],
  ["джсон", "json"],
  ["nastroyka", "настройка"],
  ["nastroiki", "настройка"],
  ["proksi", "прокси"],
  ["profilya", "профиль"],
  ["oshibka", "ошибка"],
  ["zapustit", "запустить"],
  ["rasshirenie", "расширение"],
  ["podklyuchenie", "подключение"],
])("«%s» sounds like «%s»", (typed, meant) => {
  expect(expandQuery(`${typed} `, index).map(({ corrected }) => corrected)).toEqual([meant]);
});

test.each(["столик", "ab", "zebra", "x2y"])("«%s» sounds like nothing that is known", (typed) => {
  expect(expandQuery(`${typed} `, index).map(({ corrected }) => corrected)).toEqual([null]);
});
