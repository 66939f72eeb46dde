import { writingLanguages } from "../../../../languages/languages";
import type { Rule } from "../../checkedSite";

/** A link's label says where it leads, also when it is read without its sentence. */
export const tellingLinks: Rule = ({ compiled }) =>
  [...compiled].flatMap(([doc, { labels }]) =>
    labels.flatMap(({ label, line, column }) => {
      const isAddress = /^(?:https?:\/\/|www\.|\/)/.test(label);
      if (label !== "" && !isAddress && !writingLanguages[doc.locale].emptyLabels.test(label)) return [];
      return [
        {
          rule: "telling-links",
          severity: "warning" as const,
          file: doc.sourcePath,
          line,
          column,
          text: label === "" ? "a link has no label" : `the link label «${label}» does not say where it leads`,
          advice: "name what the reader finds there",
        },
      ];
    }),
  );
