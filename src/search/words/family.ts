import type { Derivation } from "../../languages/language";
import { sharedLetters } from "./splitWords";

/** A root of fewer letters says little. */
const shortestRoot = 4;

/**
 * Tells whether two stems may be of one family: both are the root that they share and one or two suffixes, or none, and
 * the root's last letter may be doubled or changed. `transport` is none of «transparency», however many letters they share.
 */
export function familyTest({ suffixes, changes }: Derivation): (stem: string, other: string) => boolean {
  const list = suffixes.trim().split(/\s+/);
  const suffix = new RegExp(`^(?:${list.sort((a, b) => b.length - a.length).join("|")}){0,2}$`, "u");
  const haveSuffixes = (...rests: string[]) => rests.every((rest) => suffix.test(rest));
  const pairs = changes.flatMap((letters) => letters.flatMap((one) => letters.map((other) => [one, other] as const)));
  return (stem, other) => {
    const shared = sharedLetters(stem, other);
    for (let cut = shared; cut >= shortestRoot; cut -= 1) {
      const [rest, otherRest] = [stem.slice(cut), other.slice(cut)];
      if (haveSuffixes(rest, otherRest)) return true;
      const last = stem.charAt(cut - 1);
      const isDoubled = rest.startsWith(last) !== otherRest.startsWith(last);
      if (isDoubled && haveSuffixes(withoutStart(rest, last), withoutStart(otherRest, last))) return true;
      const isChanged = pairs.some(
        ([one, two]) =>
          rest.startsWith(one) &&
          otherRest.startsWith(two) &&
          haveSuffixes(rest.slice(one.length), otherRest.slice(two.length)),
      );
      if (isChanged) return true;
    }
    return false;
  };
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}
