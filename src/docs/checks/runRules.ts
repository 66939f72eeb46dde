import type { CompiledDoc } from "../compile/compileBody";
import type { Finding } from "../finding";
import type { DocRecord } from "../read/docRecord";
import type { CheckedSite, DocRule, Remark, Rule } from "./rule";

/** Answers a rule's question about one doc: by asking the rule, or with what it has answered before. */
export type Answer = (rule: DocRule, input: unknown) => Remark[] | Promise<Remark[]>;

const ask: Answer = (rule, input) => rule.find(input);

/**
 * Lets rules look at a site, and adds what was found while its docs were read.
 * @returns the findings, in the order of files, lines and columns
 */
export async function runRules(site: CheckedSite, rules: Rule[], answer = ask): Promise<Finding[]> {
  const read = [...site.compiled].flatMap(([doc, { findings }]) => [...doc.frontMatterFindings, ...findings]);
  const found = await Promise.all(rules.map((rule) => findingsOf(rule, site, answer)));
  return [...read, ...found.flat()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

async function findingsOf(rule: Rule, site: CheckedSite, answer: Answer): Promise<Finding[]> {
  if (!("reads" in rule))
    return rule
      .find(site)
      .map((remark) => findingAt("doc" in remark ? remark.doc.sourcePath : remark.file, rule, remark));
  const about = async ([doc, compiled]: [DocRecord, CompiledDoc]) =>
    (await answer(rule, rule.reads(doc, compiled))).map((remark) => findingAt(doc.sourcePath, rule, remark));
  return (await Promise.all([...site.compiled].map(about))).flat();
}

function findingAt(file: string, { id, severity }: Rule, { line = 1, column = 1, text, advice }: Remark): Finding {
  return { rule: id, severity, file, line, column, text, advice };
}
