import { placeOf } from "../../../compile/collect/proseBlocks";
import type { Rule } from "../../checkedSite";

type Mistake = { pattern: RegExp; text: string; advice: string };

/** What Russian typesetting does otherwise than a keyboard: A. Milchin, «Справочник издателя и автора». */
const mistakes: Mistake[] = [
  {
    pattern: /["“”„]/gu,
    text: "a quotation mark that is not Russian",
    advice: "write «ёлочки», and „лапки“ inside them",
  },
  {
    pattern: /(?<=[\s\uFFFC\p{L}»)])[ \u00a0]-[ \u00a0]/gu,
    text: "a hyphen in the place of a dash",
    advice: "write —",
  },
  { pattern: / – /gu, text: "a short dash between words", advice: "write —" },
  { pattern: /\.{3}/gu, text: "three dots", advice: "write …" },
  {
    pattern: /(?<=[\p{L}\p{N}»)\uFFFC]) [,.;:!?](?![\p{L}\p{N}\uFFFC])/gu,
    text: "a space before a mark",
    advice: "delete the space",
  },
  { pattern: /(?<=\S) {2,}(?=\S)/gu, text: "two spaces in a row", advice: "delete one" },
];

/** Quotation marks, dashes and spaces of Russian prose are Russian ones. */
export const russianTypography: Rule = ({ compiled }) =>
  [...compiled].flatMap(([doc, { prose }]) =>
    doc.locale !== "ru"
      ? []
      : prose.flatMap((block) =>
          mistakes.flatMap(({ pattern, text, advice }) =>
            [...block.text.matchAll(pattern)].map(({ index }) => ({
              rule: "russian-typography",
              severity: "warning" as const,
              file: doc.sourcePath,
              ...placeOf(block, index),
              text,
              advice,
            })),
          ),
        ),
  );
