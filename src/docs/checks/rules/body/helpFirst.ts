import { isReference } from "../../../../site/sectionKinds";
import type { Fence } from "../../../compile/parse/written";
import { docRule, type Remark } from "../../rule";

/** Lines that a sample may have before the steps: a command one has to see to know what the page is about. */
const mostLines = 5;

/** A reader in trouble finds what helps at the top: explanations, pictures and scripts stand behind it. */
export const helpFirst = docRule({
  id: "help-first",
  severity: "warning",
  about: `tables, diagrams and samples of more than ${mostLines} lines before the first numbered steps or cards, in sections that lead through tasks`,
  when: "check",
  reads: ({ slug }, { written: { help, tables, fences } }) => ({ slug, help, tables, fences }),
  find({ slug, help: [first], tables, fences }) {
    if (first === undefined || isReference(slug)) return [];
    const early = [
      ...tables.map(([head]) => ({ line: head?.line ?? 1, what: "a table" })),
      ...fences.flatMap((fence) => nameOf(fence)),
    ].filter(({ line }) => line < first);
    return early.map(({ line, what }): Remark => ({
      line,
      text: `${what} stands before what helps, which begins on line ${first}`,
      advice: "put the steps, or the cards, right behind the lead, and explanations, pictures and scripts behind them",
    }));
  },
});

function nameOf({ language, code, line }: Fence): { line: number; what: string }[] {
  if (language === "diagram") return [{ line, what: "a diagram" }];
  const lines = code.split("\n").length;
  return lines > mostLines ? [{ line, what: `a sample of ${lines} lines` }] : [];
}
