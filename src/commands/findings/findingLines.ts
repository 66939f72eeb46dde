import { type Finding, formatFinding } from "../../docs/finding";

/**
 * Findings as `npm run check` prints them. What is said for information at several places is one line with their
 * number and the file that has most; who names files or folders gets each place of theirs.
 * @param named paths from the site's root: `content/ru/profiles`, `content/en/profiles/faq.mdx`; none for all
 */
export function findingLines(findings: Finding[], named: string[]): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { severity, rule, text, file, line, column } = finding;
    const key =
      severity === "info" && named.length === 0 ? `${rule} ${text}` : `${file}:${line}:${column} ${rule} ${text}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].map((group) => summary(group));
}

/** Those of the files and folders that are named, or all. @param named see `findingLines` */
export function findingsIn(findings: Finding[], named: string[]): Finding[] {
  const paths = named.map((name) => name.replaceAll("\\", "/").replace(/^\.\/|\/+$/g, ""));
  return named.length === 0
    ? findings
    : findings.filter(({ file }) => paths.some((path) => file === path || file.startsWith(`${path}/`)));
}

function summary(group: Finding[]): string {
  const [first] = group;
  if (!first) return "";
  if (group.length === 1) return `${first.severity}  ${formatFinding(first)}`;
  const counts = new Map<string, number>();
  for (const { file } of group) counts.set(file, (counts.get(file) ?? 0) + 1);
  const [[file, most] = ["", 0]] = [...counts].sort(([, a], [, b]) => b - a);
  const places = `${group.length} times in ${counts.size} files, most in ${file} (${most})`;
  return `${first.severity}  ${places}: ${first.text}; ${first.advice} (${first.rule})`;
}
