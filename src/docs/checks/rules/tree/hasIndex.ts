import { parentSlug } from "../../../read/docPath";
import { aboutDoc, type Rule } from "../../checkedSite";

/** Every folder of docs has an index: the sidebar names and links its category. */
export const hasIndex: Rule = ({ library }) => {
  const slugs = new Set(library.docs.map(({ version, slug }) => `${version}:${slug}`));
  return library.docs
    .filter(({ version, slug }) => slug.includes("/") && !slugs.has(`${version}:${parentSlug(slug)}`))
    .map((doc) =>
      aboutDoc(doc, {
        rule: "has-index",
        severity: "error",
        text: "the doc lies in a folder without index.mdx and would be missing from the sidebar",
        advice: "add the folder's index.mdx, its overview",
      }),
    );
};
