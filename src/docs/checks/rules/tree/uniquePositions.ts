import { parentSlug } from "../../../read/docPath";
import { aboutDoc, type Rule } from "../../checkedSite";

/** Neighbours in the sidebar have places of their own; two with the same would change places by chance. */
export const uniquePositions: Rule = ({ library }) => {
  const owners = new Map<string, string>();
  return library.docs.flatMap((doc) => {
    if (doc.position === null) return [];
    const place = `${doc.version}:${doc.locale}:${parentSlug(doc.slug)}:${doc.position}`;
    const owner = owners.get(place);
    owners.set(place, doc.sourcePath);
    if (!owner) return [];
    return [
      aboutDoc(doc, {
        rule: "unique-position",
        severity: "warning",
        text: `position ${doc.position} already belongs to ${owner}`,
        advice: "give it a position that its neighbours do not have",
      }),
    ];
  });
};
