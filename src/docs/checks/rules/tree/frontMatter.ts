import type { Rule } from "../../checkedSite";

/** The fields at the top of a doc are known and of the right type. */
export const frontMatter: Rule = ({ library }) => library.docs.flatMap((doc) => doc.frontMatterFindings);
