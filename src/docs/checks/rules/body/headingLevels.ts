import { docRule } from "../../rule";

/** Headings go down a level at a time: readers who move from heading to heading would look for what is missing. */
export const headingLevels = docRule({
  id: "heading-levels",
  severity: "warning",
  about: "levels of headings that are left out",
  when: "check",
  reads: (_doc, { headings }) => headings.map(({ depth, line }) => ({ depth, line })),
  find: (headings) =>
    headings.flatMap(({ depth, line }, index) => {
      const above = headings[index - 1]?.depth ?? 1;
      if (depth <= above + 1) return [];
      const text = `a heading of level ${depth} follows one of level ${above}`;
      return [{ line, text, advice: `write ${"#".repeat(above + 1)}` }];
    }),
});
