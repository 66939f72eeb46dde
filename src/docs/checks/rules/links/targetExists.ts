import { localeOfPath } from "../../../../i18n/localePath";
import type { Rule } from "../../checkedSite";

/** Links lead to pages that exist, in the doc's own language. Anything else stops the build. */
export const targetExists: Rule = ({ library, compiled }) =>
  [...compiled].flatMap(([doc, { links }]) =>
    links.flatMap(({ path, line, column }) => {
      if (path === null) return [];
      const place = { rule: "target-exists", severity: "error" as const, file: doc.sourcePath, line, column };
      if (library.resolvePath(path) === null) {
        return [
          {
            ...place,
            text: `the link leads to ${path}, where there is no page`,
            advice: "write the address of a doc that exists",
          },
        ];
      }
      if (localeOfPath(path) !== doc.locale) {
        return [
          {
            ...place,
            text: `the link to ${path} leaves this doc's language`,
            advice: `link to the same page in «${doc.locale}»`,
          },
        ];
      }
      return [];
    }),
  );
