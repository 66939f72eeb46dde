import { parentSlug } from "../../../read/docPath";
import type { SiteRule } from "../../rule";

/** Neighbours in the sidebar have places of their own; two with the same would change places by chance. */
export const uniquePosition: SiteRule = {
  id: "unique-position",
  severity: "warning",
  about: "two neighbours with the same place in the sidebar",
  when: "check",
  find({ library }) {
    const owners = new Map<string, string>();
    return library.docs.flatMap((doc) => {
      if (doc.position === null) return [];
      const place = `${doc.version}:${doc.locale}:${parentSlug(doc.slug)}:${doc.position}`;
      const owner = owners.get(place);
      owners.set(place, doc.sourcePath);
      if (!owner) return [];
      const text = `position ${doc.position} already belongs to ${owner}`;
      return [{ doc, text, advice: "give it a position that its neighbours do not have" }];
    });
  },
};
