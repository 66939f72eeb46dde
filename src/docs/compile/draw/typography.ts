import type { Root } from "mdast";
import { walk } from "../walk";

const space = "\u00a0";
const shortWord = /(?<=^|[\s«(\u00a0])([А-Яа-яЁё]{1,2}) (?=\S)/g;
const dash = / (?=[—–] )/g;
const number =
  /(?<=\d) (?=(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|[КМГ]Б|мс|с|px|%)(?![\p{L}\p{N}]))/gu;

/** Russian typography: no line ends after a short word, before a dash, or inside a date or measure. */
export function russianTypography(text: string): string {
  return text.replace(shortWord, `$1${space}`).replace(dash, space).replace(number, space);
}

/** Applies Russian typography to the prose of a document; code is not prose. */
export function typesetRussian(root: Root): void {
  walk(root, {
    text(node) {
      node.value = russianTypography(node.value);
    },
  });
}
