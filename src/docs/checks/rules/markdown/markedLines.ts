import { codeMeta } from "../../../compile/fill/codeMeta";
import { docRule } from "../../rule";

/** Lines to mark are lines of the sample. */
export const markedLines = docRule({
  id: "marked-lines",
  severity: "warning",
  about: "marks (`{12}`) for lines that a sample does not have",
  when: "check",
  reads: (_doc, { written }) =>
    written.fences.map(({ meta, code, line }) => ({ meta, line, length: code.split("\n").length })),
  find: (fences) =>
    fences.flatMap(({ meta, line, length }) => {
      const beyond = [...codeMeta(meta).marked].filter((marked) => marked < 1 || marked > length);
      if (beyond.length === 0) return [];
      const text = `line ${beyond.join(", ")} is to be marked, and the sample has ${length}`;
      return [{ line, text, advice: "count the lines of the sample from 1" }];
    }),
});
