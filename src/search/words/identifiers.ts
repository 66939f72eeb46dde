import { foldWord, splitWords } from "./splitWords";

// Words held together by what names and paths are held together with, or a word of humps: `useHits`, `openURL`.
const joinedForm = /[\p{L}\p{N}]+(?:[-_./:]+[\p{L}\p{N}]+)+/gu;
const humpForm = /\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|\p{Lu}{2,}\p{Ll}[\p{L}\p{N}]*/gu;
const hostForm = /^(?:[a-z]+:\/\/)?[^/:]+\.[^/:]+(?::\d+)?\//i;
const longest = 40;

/** What identifiers are found by beside their plain words: their wholes, and the parts of words with humps. */
export function identifierWords(text: string): string[] {
  return [...new Set([...wholeNames(text), ...humpWords(text)])];
}

/** Names and paths of several words as one: `automation_token` is `automationtoken`. */
export function wholeNames(text: string): string[] {
  const wholes = [...text.matchAll(joinedForm)].flatMap(([match]) => namesIn(match)).map(joined);
  return [...new Set(wholes)].filter((word) => word.length > 1 && word.length <= longest);
}

/** The parts of words with humps: `useHits` has `use` and `hits`. The whole is a plain word already. */
export function humpWords(text: string): string[] {
  return [...new Set([...text.matchAll(humpForm)].flatMap(([match]) => humpsOf(match)))];
}

/** A path is known as a whole, without its host, and by the names in it: `api/v1/profile_start` by `profile_start`. */
function namesIn(path: string): string[] {
  const withoutHost = path.replace(hostForm, "");
  return [path, withoutHost, ...withoutHost.split(/[/:]+/)].filter((name) => splitWords(name).length > 1);
}

function joined(name: string): string {
  return splitWords(name).join("");
}

function humpsOf(word: string): string[] {
  return word
    .split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .map(foldWord)
    .filter((part) => part.length > 1);
}
