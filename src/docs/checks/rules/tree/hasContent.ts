import { docRule } from "../../rule";

/** A doc without content is a mistake, never a page. */
export const hasContent = docRule({
  id: "has-content",
  severity: "error",
  about: "empty docs",
  when: "build",
  reads: ({ path, body }) => ({ path, isEmpty: body.trim() === "" }),
  find({ path, isEmpty }) {
    if (!isEmpty) return [];
    const advice = "write its text below the front matter, or delete the file";
    return [{ text: `the doc ${path} has no content`, advice }];
  },
});
