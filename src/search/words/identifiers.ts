import type { Analyzer } from "./analyzer";

type Words = Pick<Analyzer, "fold" | "splitWords">;

// Words held together by what names and paths are held together with, or a word in camel case: `useHits`, `openURL`.
const joinedForm = /[\p{L}\p{N}]+(?:[-_./:]+[\p{L}\p{N}]+)+/gu;
const camelCaseForm = /\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|\p{Lu}{2,}\p{Ll}[\p{L}\p{N}]*/gu;
const lettersAndDigits = /[\p{L}\p{N}]{3,}/gu;
const capitalInside = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;
const hostForm = /^(?:[a-z]+:\/\/)?[^/:]+\.[^/:]+(?::\d+)?\//i;
const longest = 40;

/** What identifiers are found by beside their plain words: their wholes, and the parts of words in camel case. */
export function identifierWords(text: string, words: Words): string[] {
  return [...new Set([...wholeNames(text, words), ...camelCaseParts(text, words)])];
}

/** Names and paths of several words as one: `automation_token` is `automationtoken`. */
export function wholeNames(text: string, words: Words): string[] {
  const joined = (name: string) => words.splitWords(name).join("");
  const wholes = [...text.matchAll(joinedForm)].flatMap(([match]) => namesIn(match, words)).map(joined);
  return [...new Set(wholes)].filter((word) => word.length > 1 && word.length <= longest);
}

/** The parts of words in camel case: `useHits` has `use` and `hits`. The whole is a plain word already. */
export function camelCaseParts(text: string, words: Words): string[] {
  const parts = new Set<string>();
  for (const [run] of text.matchAll(lettersAndDigits)) {
    // Most runs have no capital inside; to look for the whole form in all of them takes ten times as long.
    if (!capitalInside.test(run)) continue;
    for (const [match] of run.matchAll(camelCaseForm)) for (const part of partsOf(match, words)) parts.add(part);
  }
  return [...parts];
}

/** A path is known as a whole, without its host, and by the names in it: `api/v1/profile_start` by `profile_start`. */
function namesIn(path: string, { splitWords }: Words): string[] {
  const withoutHost = path.replace(hostForm, "");
  return [path, withoutHost, ...withoutHost.split(/[/:]+/)].filter((name) => splitWords(name).length > 1);
}

function partsOf(word: string, { fold }: Words): string[] {
  return word
    .split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .map(fold)
    .filter((part) => part.length > 1);
}
