import { docRule } from "../../rule";

/** A block of code ends where its author meant it to: without its end, the rest of the doc is code. */
export const closedFence = docRule({
  id: "closed-fence",
  severity: "error",
  about: "blocks of code that are not closed, so that all that follows is code",
  when: "build",
  reads: (_doc, { written }) => written.fences.map(({ line, isClosed }) => ({ line, isClosed })),
  find: (fences) =>
    fences
      .filter(({ isClosed }) => !isClosed)
      .map(({ line }) => ({
        line,
        text: "the block of code is never closed",
        advice: "write ``` on a line of its own where it ends",
      })),
});
