import type { Eyo } from "eyo-kernel";
import { writingLanguages } from "../../../../languages/languages";
import { pointAt } from "../../../compile/collect/proseBlocks";
import { docRule } from "../../rule";

let loaded: Promise<Eyo> | null = null;

/** Words that are surely written with «ё» are; those that may be either («все», «всё») are left to the author. */
export const letterYo = docRule({
  id: "letter-yo",
  severity: "warning",
  about: "Russian words with «е» for «ё»",
  when: "check",
  reads: (doc, { prose }) => (writingLanguages[doc.locale].hasLetterYo ? prose : []),
  async find(prose) {
    if (prose.length === 0) return [];
    const eyo = await (loaded ??= load());
    return prose.flatMap((block) =>
      eyo.lint(block.text).flatMap(({ before, after, position }) =>
        position.map(({ index }) => ({
          ...pointAt(block, index),
          text: `«${before}» is written without «ё»`,
          advice: `write «${after}»`,
        })),
      ),
    );
  },
});

/** The words are a megabyte, which only a changed Russian doc needs. */
async function load(): Promise<Eyo> {
  const { Eyo, safeDictionary } = await import("eyo-kernel");
  const eyo = new Eyo();
  eyo.dictionary.set(safeDictionary);
  return eyo;
}
