import { docRule } from "../../rule";

/** Neighbours under one heading have names of their own: two alike cannot be told apart in the table of contents. */
export const uniqueHeading = docRule({
  id: "unique-heading",
  severity: "warning",
  about: "two headings with the same text under the same heading",
  when: "check",
  reads: (_doc, { headings }) => headings.map(({ depth, text, line }) => ({ depth, text, line })),
  find(headings) {
    const owners = new Map<string, number>();
    const above: string[] = [];
    return headings.flatMap(({ depth, text, line }) => {
      above.length = Math.max(depth - 1, 0);
      const place = JSON.stringify([...above, text]);
      above[depth - 1] = `${text} ${line}`;
      const owner = owners.get(place);
      owners.set(place, line);
      if (owner === undefined || text.trim() === "") return [];
      return [
        { line, text: `«${text}» is the heading of line ${owner}, too`, advice: "name what is special about it" },
      ];
    });
  },
});
