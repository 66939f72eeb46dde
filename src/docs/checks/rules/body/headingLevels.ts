import type { Rule } from "../../checkedSite";

/** Headings go down a level at a time: readers who move from heading to heading would look for what is missing. */
export const headingLevels: Rule = ({ compiled }) =>
  [...compiled].flatMap(([doc, { headings }]) =>
    headings.flatMap(({ depth, line }, index) => {
      const above = headings[index - 1]?.depth ?? 1;
      if (depth <= above + 1) return [];
      return [
        {
          rule: "heading-levels",
          severity: "warning" as const,
          file: doc.sourcePath,
          line,
          column: 1,
          text: `a heading of level ${depth} follows one of level ${above}`,
          advice: `write ${"#".repeat(above + 1)}`,
        },
      ];
    }),
  );
