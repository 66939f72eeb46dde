import { expect, test } from "vitest";
import { editDistance } from "./editDistance";
import { lettersOf, mayBeNear } from "./nearLetters";

const words = ["proxy", "prxy", "profile", "ptoxy", "прокси", "проски", "zebra"];
const letters = lettersOf(words);
const all = [...words.keys()];

test.each([false, true])("words that letters and lengths tell apart are never near (beginnings: %j)", (isPrefix) => {
  for (const typed of words) {
    const near = mayBeNear(typed, letters, 1, isPrefix, all).map((position) => words[position]);
    const within = words.filter((word) => editDistance(typed, word, 1, isPrefix) <= 1);
    expect(near).toEqual(expect.arrayContaining(within));
  }
});

test("words with other letters or far longer ones are left out, and so are those that are not asked for", () => {
  expect(mayBeNear("proxy", letters, 1, false, all)).toEqual([0, 1, 3]);
  expect(mayBeNear("proxy", letters, 1, false, [1, 2])).toEqual([1]);
  expect(mayBeNear("pro", letters, 0, true, all)).toEqual([0, 2]);
});
