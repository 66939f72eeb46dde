import { expect, test } from "vitest";
import { ownStem, type WordsApart } from "./ownStem";

const apart: WordsApart = [
  [/^(even)ing$/, "$1ing"],
  [/^(mor)ning$/, "$1n"],
];

test("a word that is set apart has a stem of its own, any other has none", () => {
  expect(["evening", "morning", "evenings", "even"].map((word) => ownStem(word, apart))).toEqual([
    "evening",
    "morn",
    null,
    null,
  ]);
});
