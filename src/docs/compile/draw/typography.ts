import type { Root } from "mdast";
import { writingLanguages } from "../../../languages/languages";
import type { Locale } from "../../../site/locales";
import { walk } from "../walk";

const space = "\u00a0";

/** Puts spaces where no line may end: the patterns of the language say where. */
export function withUnbreakableSpaces(text: string, locale: Locale): string {
  return writingLanguages[locale].unbreakableSpaces.reduce((typeset, pattern) => typeset.replace(pattern, space), text);
}

/** Applies the typography of a language to the prose of a document; code is not prose. */
export function typeset(root: Root, locale: Locale): void {
  if (writingLanguages[locale].unbreakableSpaces.length === 0) return;
  walk(root, {
    text(node) {
      node.value = withUnbreakableSpaces(node.value, locale);
    },
  });
}
