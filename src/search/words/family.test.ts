import { expect, test } from "vitest";
import { writingLanguages } from "../../languages/languages";
import { analyzerOf } from "./analyzer";
import { familyTest } from "./family";

const isFamily = familyTest({
  suffixes: "er or ing ок н",
  changes: [
    ["d", "s"],
    ["г", "ж"],
  ],
});

test.each([
  ["print", "printer"],
  ["planning", "plan"],
  ["decider", "decisor"],
  ["берег", "бережок"],
])("«%s» and «%s» are a root with suffixes, its last letter doubled or changed", (one, other) => {
  expect(isFamily(one, other)).toBe(true);
  expect(isFamily(other, one)).toBe(true);
});

test.each([
  ["window", "winding"],
  ["printer", "printout"],
  ["car", "caring"],
])("«%s» and «%s» are of two families: what follows is no suffix, or the root is too short", (one, other) => {
  expect(isFamily(one, other)).toBe(false);
});

const { en, ru } = writingLanguages;

test.each([
  [
    "en",
    en,
    [
      ["confirm", "confirmation"],
      ["exclude", "exclusive"],
      ["concur", "concurrent"],
      ["certify", "certificate"],
    ],
  ],
  [
    "ru",
    ru,
    [
      ["уволить", "увольнение"],
      ["подписать", "подписка"],
      ["камера", "камерный"],
      ["сдельщина", "сдельный"],
    ],
  ],
] as const)('words of one family in "%s" are known as such', (locale, { derivation }, pairs) => {
  const { stem } = analyzerOf(locale);
  const strangers = pairs.filter(([one, other]) => !familyTest(derivation!)(stem(one), stem(other)));
  expect(strangers).toEqual([]);
});

test.each([
  [
    "en",
    en,
    [
      ["proximity", "proxy"],
      ["transparency", "transport"],
      ["protest", "protect"],
      ["interview", "interval"],
    ],
  ],
  [
    "ru",
    ru,
    [
      ["сервиз", "сервис"],
      ["скрипка", "скрипт"],
      ["конкурс", "конкурент"],
      ["перевоз", "перевод"],
    ],
  ],
] as const)('words in "%s" that only begin alike are of two', (locale, { derivation }, pairs) => {
  const { stem } = analyzerOf(locale);
  const kin = pairs.filter(([one, other]) => familyTest(derivation!)(stem(one), stem(other)));
  expect(kin).toEqual([]);
});
