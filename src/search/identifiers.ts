import { foldWord, splitWords } from "./splitWords";

// Words held together by what names and paths are held together with, or a word of humps: `useHits`, `openURL`.
const joinedForm = /[\p{L}\p{N}]+(?:[-_./:]+[\p{L}\p{N}]+)+/gu;
const humpForm = /\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|\p{Lu}{2,}\p{Ll}[\p{L}\p{N}]*/gu;
const hostForm = /^(?:[a-z]+:\/\/)?[^/:]+\.[^/:]+(?::\d+)?\//i;
const longest = 40;

/**
 * What an identifier is found by beside its plain words: `automation_token` as a whole (`automationtoken`), and the
 * parts of `useHits` (`use`, `hits`), whose whole is a plain word already.
 */
export function identifierWords(text: string): string[] {
  const wholes = [...text.matchAll(joinedForm)].flatMap(([match]) => namesIn(match)).map(joined);
  const humps = [...text.matchAll(humpForm)].flatMap(([match]) => humpsOf(match));
  return [...new Set([...wholes, ...humps])].filter((word) => word.length > 1 && word.length <= longest);
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
