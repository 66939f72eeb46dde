import { docRule } from "../../rule";

/** A link by reference finds its address: one that does not comes out as text in brackets. */
export const knownReference = docRule({
  id: "known-reference",
  severity: "warning",
  about: "links by reference (`[text][name]`) whose name is not defined",
  when: "check",
  reads: (_doc, { written }) => written.leftovers.filter(({ kind }) => kind === "reference"),
  find: (leftovers) =>
    leftovers.map(({ line, column, text }) => ({
      line,
      column,
      text: `${text} leads nowhere`,
      advice: "write the address behind the text, [text](/section/slug/), or \\[ for the character",
    })),
});
