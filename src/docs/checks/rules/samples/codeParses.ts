import { syntaxMistake } from "../../code/parsers";
import { docRule } from "../../rule";

/** Samples of code are code of the language that they name, so that what a reader copies at least starts. */
export const codeParses = docRule({
  id: "code-parses",
  severity: "warning",
  about: "samples in Bash, PowerShell, Python, JavaScript and JSON that do not parse",
  when: "check",
  reads: (_doc, { samples }) => samples,
  async find(samples) {
    const remarks = samples.map(async ({ language, code, line }) => {
      const mistake = await syntaxMistake(language, code);
      if (!mistake) return [];
      return [
        {
          line: line + mistake.line - 1,
          column: mistake.column,
          text: `the ${language} sample does not parse: ${mistake.text}`,
          advice: "mend it, or name the language text if it is not meant to run",
        },
      ];
    });
    return (await Promise.all(remarks)).flat();
  },
});
