import { writingLanguages } from "../../../../languages/languages";
import { docRule } from "../../rule";

/** A link's label says where it leads, also when it is read without its sentence. */
export const tellingLinks = docRule({
  id: "telling-links",
  severity: "warning",
  about: "labels such as «here»",
  when: "check",
  reads: ({ locale }, { labels }) => ({ locale, labels }),
  find: ({ locale, labels }) =>
    labels.flatMap(({ label, line, column }) => {
      const isAddress = /^(?:https?:\/\/|www\.|\/)/.test(label);
      if (label !== "" && !isAddress && !writingLanguages[locale].emptyLabels.test(label)) return [];
      const text = label === "" ? "a link has no label" : `the link label «${label}» does not say where it leads`;
      return [{ line, column, text, advice: "name what the reader finds there" }];
    }),
});
