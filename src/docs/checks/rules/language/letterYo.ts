import { Eyo, safeDictionary } from "eyo-kernel";
import { writingLanguages } from "../../../../languages/languages";
import { placeOf } from "../../../compile/collect/proseBlocks";
import type { Rule } from "../../checkedSite";

let eyo: Eyo | null = null;

/** Words that are surely written with «ё» are; those that may be either («все», «всё») are left to the author. */
export const letterYo: Rule = ({ compiled }) =>
  [...compiled].flatMap(([doc, { prose }]) =>
    !writingLanguages[doc.locale].hasLetterYo
      ? []
      : prose.flatMap((block) =>
          lint(block.text).flatMap(({ before, after, position }) =>
            position.map(({ index }) => ({
              rule: "letter-yo",
              severity: "warning" as const,
              file: doc.sourcePath,
              ...placeOf(block, index),
              text: `«${before}» is written without «ё»`,
              advice: `write «${after}»`,
            })),
          ),
        ),
  );

function lint(text: string): ReturnType<Eyo["lint"]> {
  if (!eyo) {
    eyo = new Eyo();
    eyo.dictionary.set(safeDictionary);
  }
  return eyo.lint(text);
}
