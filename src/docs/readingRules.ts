import type { Finding, Severity } from "./finding";

/** What a rule is about, in a line for authors, and how serious it is. */
export type RuleDescription = { severity: Severity; about: string };

/**
 * Rules that are found while files, facts and bodies are read, by id. Those that look at finished docs are files of
 * `checks/rules`; `docs/checks/registry.ts` has all of them together.
 */
export const readingRules = {
  "known-folder": { severity: "error", about: "files that lie in no language's folder" },
  "readable-file": {
    severity: "error",
    about: "files that are not UTF-8, larger than a megabyte, or with words of more than 2,000 characters",
  },
  "line-ends": { severity: "warning", about: "files with a byte order mark, or with the line ends of Windows" },
  "known-version": {
    severity: "error",
    about: "versions of the site's configuration without docs, and docs of versions that it does not name",
  },
  "front-matter": { severity: "error", about: "fields that are unknown, missing or of the wrong type" },
  "release-note": { severity: "error", about: "release notes in another place or form than «Add a release note» says" },
  "home-links": {
    severity: "error",
    about: "docs and headings that `src/site/home.ts` recommends and that do not exist",
  },
  "confirmed-fact": { severity: "info", about: "product facts that their owner has still to confirm" },
  "confirmed-label": {
    severity: "info",
    about: "labels of the interface that docs use and that their owner has still to confirm",
  },
  syntax: { severity: "error", about: "components and braces that are not closed, HTML comments" },
  "no-code": { severity: "error", about: "import, export and {expressions}" },
  "no-tasks": { severity: "error", about: "task lists" },
  "no-footnotes": { severity: "error", about: "footnotes" },
  "known-component": { severity: "error", about: "components that do not exist, HTML tags" },
  "known-attribute": { severity: "error", about: "attributes that a component does not have, or needs" },
  "component-place": {
    severity: "error",
    about: "a component outside the one that it belongs into, in a line of text, or around what it does not show",
  },
  steps: { severity: "error", about: "`<Steps>` around anything but one numbered list" },
  screen: { severity: "error", about: "`<Screen>` around anything but parts of a drawing" },
  "section-cards": { severity: "error", about: "cards of a section that has no docs" },
  "known-fact": { severity: "error", about: "names of product facts that do not exist or stand in prose" },
  "known-label": {
    severity: "error",
    about: "names of labels that do not exist, and labels that are typed by hand in a drawing",
  },
  diagram: { severity: "error", about: "diagrams that cannot be drawn" },
  endpoint: { severity: "error", about: "`<Endpoint>` whose address has no host or no path" },
  "code-language": { severity: "error", about: "code without a language, or in one that the site does not colour" },
  "title-in-body": { severity: "error", about: "a heading of level 1 in the body" },
  "table-headers": { severity: "warning", about: "columns without a name" },
  "safe-address": {
    severity: "error",
    about: "links that browsers would run as code or open from the reader's disk, images and facts with such addresses",
  },
  "encrypted-link": { severity: "warning", about: "links to `http:` addresses" },
  "markdown-link": { severity: "warning", about: "links without an address, to Markdown files or to relative paths" },
  "image-exists": { severity: "warning", about: "images that are not there" },
} as const satisfies Record<string, RuleDescription>;

export type ReadingRuleId = keyof typeof readingRules;

/** Makes a finding of a rule by its id; the rule says how serious it is. */
export function readingFinding(rule: ReadingRuleId, finding: Omit<Finding, "rule" | "severity">): Finding {
  return { rule, severity: readingRules[rule].severity, ...finding };
}
