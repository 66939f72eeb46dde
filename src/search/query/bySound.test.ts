import { expect, test } from "vitest";
import { indexOf } from "../../tests/support/content/queryContext";
import { analyzerOf } from "../words/analyzer";
import { expandQuery } from "./expandQuery";

const analyzer = analyzerOf(null);

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
  ["profilya", "профиля"],
  ["oshibka", "ошибка"],
  ["zapustit", "запустить"],
  ["rasshirenie", "расширение"],
  ["podklyuchenie", "подключение"],
])("«%s» sounds like «%s»", (typed, meant) => {
  expect(expandQuery(`${typed} `, index).map(({ corrected }) => corrected)).toEqual([meant]);
});

test("a word that sounds like another brings that one's family along", () => {
  const family = indexOf("экспорт", "экспортировать");
  const [word] = expandQuery("eksport ", family);
  expect(word?.meanings.map(({ stem }) => stem)).toEqual(
    expect.arrayContaining(["экспорт", analyzer.stem("экспортировать")]),
  );
});

test("a word that the language knows is heard as another only when they sound just the same", () => {
  const known = { ...index, isRealWord: (word: string) => ["хром", "эксперт"].includes(word) };
  expect(expandQuery("хром ", known).map(({ corrected }) => corrected)).toEqual(["chrome"]);
  expect(
    expandQuery("эксперт ", { ...known, ...indexOf("expect"), isRealWord: known.isRealWord })[0]?.corrected,
  ).toBeNull();
});

test.each(["столик", "ab", "zebra", "x2y"])("«%s» sounds like nothing that is known", (typed) => {
  expect(expandQuery(`${typed} `, index).map(({ corrected }) => corrected)).toEqual([null]);
});
