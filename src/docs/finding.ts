/** Errors stop the build; what is for information asks nothing of the author. */
export type Severity = "error" | "warning" | "info";

/** What a check has to say about the content: who, where, what, and what to do. */
export type Finding = {
  rule: string;
  severity: Severity;
  /** Path from the site's root, e.g. `content/ru/profiles/faq.mdx`. */
  file: string;
  line: number;
  column: number;
  text: string;
  advice: string;
};

/** One line a colleague would write: `content/ru/x.mdx:14:3  the link … ; use … (target-exists)`. */
export function formatFinding({ rule, file, line, column, text, advice }: Finding): string {
  return `${file}:${line}:${column}  ${text}; ${advice} (${rule})`;
}
