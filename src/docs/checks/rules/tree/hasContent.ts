import { aboutDoc, type Rule } from "../../checkedSite";

/** A doc without content is a mistake, never a page. */
export const hasContent: Rule = ({ compiled }) =>
  [...compiled.keys()]
    .filter(({ body }) => body.trim() === "")
    .map((doc) =>
      aboutDoc(doc, {
        rule: "has-content",
        severity: "error",
        text: `the doc ${doc.path} has no content`,
        advice: "write its text below the front matter, or delete the file",
      }),
    );
