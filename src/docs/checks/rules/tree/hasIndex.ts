import { parentSlug } from "../../../read/docPath";
import type { SiteRule } from "../../rule";

/** Every folder of docs has an index: the sidebar names and links its category. */
export const hasIndex: SiteRule = {
  id: "has-index",
  severity: "error",
  about: "folders without an overview",
  when: "build",
  find({ library }) {
    const slugs = new Set(library.docs.map(({ version, slug }) => `${version}:${slug}`));
    return library.docs
      .filter(({ version, slug }) => slug.includes("/") && !slugs.has(`${version}:${parentSlug(slug)}`))
      .map((doc) => ({
        doc,
        text: "the doc lies in a folder without index.mdx and would be missing from the sidebar",
        advice: "add the folder's index.mdx, its overview",
      }));
  },
};
