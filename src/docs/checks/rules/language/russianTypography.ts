import { placeOf } from "../../../compile/collect/proseBlocks";
import { docRule } from "../../rule";

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
export const russianTypography = docRule({
  id: "russian-typography",
  severity: "warning",
  about: "quotation marks, dashes and spaces in Russian docs",
  when: "check",
  reads: (doc, { prose }) => (doc.locale === "ru" ? prose : []),
  find: (prose) =>
    prose.flatMap((block) =>
      mistakes.flatMap(({ pattern, text, advice }) =>
        [...block.text.matchAll(pattern)].map(({ index }) => ({ ...placeOf(block, index), text, advice })),
      ),
    ),
});
