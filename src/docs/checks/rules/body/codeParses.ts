import { syntaxMistake } from "../../code/parsers";
import type { Rule } from "../../checkedSite";

/** Samples of code are code of the language that they name, so that what a reader copies at least starts. */
export const codeParses: Rule = async ({ compiled }) => {
  const found = [...compiled].flatMap(([doc, { samples }]) =>
    samples.map(async ({ language, code, line }) => {
      const mistake = await syntaxMistake(language, code);
      if (!mistake) return [];
      return [
        {
          rule: "code-parses",
          severity: "warning" as const,
          file: doc.sourcePath,
          line: line + mistake.line - 1,
          column: mistake.column,
          text: `the ${language} sample does not parse: ${mistake.text}`,
          advice: "mend it, or name the language text if it is not meant to run",
        },
      ];
    }),
  );
  return (await Promise.all(found)).flat();
};
