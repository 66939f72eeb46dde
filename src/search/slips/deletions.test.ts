import { expect, test } from "vitest";
import { nearByDeletions } from "./deletions";
import { allowedEdits, editDistance } from "./editDistance";
import { swapsOf } from "./swapsOf";

const forms = ["proxies", "profile", "profiles", "browser", "browsing", "fingerprint", "прокси", "профили", "запуск"];
const stems = ["proxi", "profil", "profiles", "browser", "brows", "fingerprint", "прокс", "проф", "запуск"];
const all = [...forms.keys()];
const near = nearByDeletions(forms, stems);

/** What fingers make of a word, in one slip. */
const slipsOf = (word: string) => [
  ...swapsOf(word),
  ...[...[...word].keys()].flatMap((at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return [`${before}${after}`, `${before}x${after}`, `${before}x${word.slice(at)}`];
  }),
];
const typed = forms.flatMap((form) => slipsOf(form).flatMap((once) => [once, ...slipsOf(once)]));

const within = (words: readonly string[], one: string, most: number, isPrefix: boolean) =>
  all.filter((position) => editDistance(one, words[position]!, most, isPrefix) <= most);

test("every word within the edits that a typed one may have is found, as a whole and by its beginning", () => {
  for (const one of typed) {
    const most = allowedEdits(one);
    if (most === 0) continue;
    for (const isPrefix of [false, true])
      expect(near.forms(one, most, isPrefix, () => all)).toEqual(
        expect.arrayContaining(within(forms, one, most, isPrefix)),
      );
    expect(near.stems(one, most, () => all)).toEqual(expect.arrayContaining(within(stems, one, most, false)));
  }
});

test("few others are found, and none that is not asked for", () => {
  const found = typed.flatMap((one) => near.forms(one, allowedEdits(one), false, () => all));
  expect(found.length).toBeLessThan((typed.length * forms.length) / 2);
  expect(near.forms("browzer", 1, false, () => [forms.indexOf("browser")])).toEqual([forms.indexOf("browser")]);
  expect(near.forms("browzer", 1, false, () => [forms.indexOf("запуск")])).toEqual([]);
});

test("of a word longer than any other none is found, and nobody is asked which ones are compared", () => {
  expect(near.stems("x".repeat(100), 2, () => expect.unreachable())).toEqual([]);
});
