import { isReleaseNote } from "../../../read/releases/releaseNote";
import { docRule } from "../../rule";

const shortest = 70;
const longest = 160;

/** Every doc says in a sentence what it is for: the lead, the card and search engines show it. */
export const description = docRule({
  id: "description",
  severity: "warning",
  about: `descriptions that are missing or have not ${shortest}–${longest} characters`,
  when: "check",
  reads: (doc) => ({ description: doc.description, isNote: isReleaseNote(doc) }),
  find({ description, isNote }) {
    if (isNote) return [];
    const length = description?.length ?? 0;
    if (length >= shortest && length <= longest) return [];
    const text = length === 0 ? "description is missing" : `description has ${length} characters`;
    return [{ text, advice: `write a sentence of ${shortest}–${longest} characters` }];
  },
});
