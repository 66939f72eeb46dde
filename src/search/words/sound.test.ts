import { expect, test } from "vitest";
import { soundOf } from "./sound";

const language = {
  script: "Latin",
  sounds: [
    ["sch|sh", "š"],
    ["c(?=[ei])", "s"],
    ["c", "k"],
    ["^kn", "n"],
    ["e(?=s?$)", ""],
    ["sh", "never"],
  ] as [string, string][],
};

test.each([
  ["letters that are one sound", "sheep", "šep"],
  ["the longest of them", "school", "šol"],
  ["a letter that sounds as the next one has it", "cinema cat", "sinema kat"],
  ["the beginning of a word", "knight", "night"],
  ["what is not heard at the end", "cakes", "kaks"],
  ["letters without a spelling, and doubled ones", "ammo", "amo"],
])("hears %s", (_, word, sound) => {
  expect(soundOf(word, [language])).toBe(sound);
});

test("a word of another script stays as it is", () => {
  expect(soundOf("дом", [language])).toBe("дом");
});
