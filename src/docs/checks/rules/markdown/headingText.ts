import { docRule } from "../../rule";

/** Every heading has a text: readers jump to headings by it. */
export const headingText = docRule({
  id: "heading-text",
  severity: "warning",
  about: "empty headings",
  when: "check",
  reads: (_doc, { headings }) => headings.map(({ text, line }) => ({ line, isEmpty: text.trim() === "" })),
  find: (headings) =>
    headings
      .filter(({ isEmpty }) => isEmpty)
      .map(({ line }) => ({ line, text: "the heading is empty", advice: "name what follows, or delete it" })),
});
