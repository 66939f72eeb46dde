import { docRule } from "../../rule";

/** `##Heading` is no heading: Markdown wants a space. */
export const headingSpace = docRule({
  id: "heading-space",
  severity: "warning",
  about: "headings without a space behind `##`, which come out as text",
  when: "check",
  reads: (_doc, { written }) => written.leftovers.filter(({ kind }) => kind === "heading"),
  find: (leftovers) =>
    leftovers.map(({ line, column, text }) => ({
      line,
      column,
      text: `«${text}» is no heading`,
      advice: `write ${text.replace(/^(#+)/, "$1 ")}`,
    })),
});
