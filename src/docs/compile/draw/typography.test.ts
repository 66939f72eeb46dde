import { expect, test } from "vitest";
import { withUnbreakableSpaces } from "./typography";

test.each([
  ["Вы и мы в сети", "Вы~и~мы~в~сети"],
  ["Профиль — это браузер", "Профиль~— это браузер"],
  ["21 ноября 2026", "21~ноября 2026"],
  ["не больше 400 МБ", "не~больше 400~МБ"],
  ["Откройте окно профиля", "Откройте окно профиля"],
])("%s", (text, typeset) => {
  expect(withUnbreakableSpaces(text, "ru")).toBe(typeset.replaceAll("~", "\u00a0"));
});
