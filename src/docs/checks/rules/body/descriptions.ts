import { aboutDoc, type Rule } from "../../checkedSite";

const shortest = 70;
const longest = 160;

/** Every doc says in a sentence what it is for: the lead, the card and search engines show it. */
export const descriptions: Rule = ({ library }) =>
  library.docs.flatMap((doc) => {
    const length = doc.description?.length ?? 0;
    if (length >= shortest && length <= longest) return [];
    const text = length === 0 ? "description is missing" : `description has ${length} characters`;
    const advice = `write a sentence of ${shortest}–${longest} characters`;
    return [aboutDoc(doc, { rule: "description", severity: "warning", text, advice })];
  });
