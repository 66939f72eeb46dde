import { z } from "zod";
import type { Finding } from "../finding";
import { readingFinding } from "../readingRules";

// A part of dots alone would lead out of the built site's folder.
const pathForm = /^\/(?:(?!\.+\/)[a-z0-9.-]+\/)+$/;
const dateForm = /^\d{4}-\d{2}-\d{2}$/;

const text = z.string("must be text; quote it").trim().min(1, "must not be empty");

const date = z.string("must be a date such as 2026-11-21").regex(dateForm, "must be a date such as 2026-11-21");

const schema = z.strictObject({
  title: text,
  /** Length is the matter of a check that warns, not of the schema. */
  description: text.optional(),
  label: text.optional(),
  task: text.optional(),
  position: z.number("must be a number"),
  aliases: z
    .array(z.string().regex(pathForm, 'must look like "/section/old-slug/"'), "must be a list of paths")
    .optional(),
  keywords: z.array(text, "must be a list of words").optional(),
  hideSidebar: z.boolean("must be true or false").optional(),
  lastChange: date.optional(),
  sourceHash: text.optional(),
});

/** What an author may write at the top of a doc. Defaults are not filled in: data shows what was written. */
export type FrontMatter = z.infer<typeof schema>;

/** What is usable of it when some fields have mistakes. */
type UsableFrontMatter = Partial<FrontMatter> & Pick<FrontMatter, "title">;

const fieldNames = Object.keys(schema.shape).join(", ");

/**
 * Reads the front matter of a doc. Fields with mistakes are left out, so that one mistake hides no other; a doc
 * without a usable title is called by its file.
 * @param raw the parsed YAML
 * @param source the text of the file, to name the line
 * @param file path for the message
 */
export function readFrontMatter(
  raw: unknown,
  source: string,
  file: string,
): { frontMatter: UsableFrontMatter; findings: Finding[] } {
  // A line of text, or a list, is no fields at all.
  const fields = typeof raw === "object" && raw !== null && !Array.isArray(raw) ? raw : {};
  const result = schema.safeParse(fields);
  if (result.success) return { frontMatter: result.data, findings: [] };
  const wrong = new Set(result.error.issues.flatMap((issue) => fieldsOf(issue)));
  const usable = Object.entries(fields).filter(([field]) => !wrong.has(field));
  return {
    frontMatter: { title: file, ...schema.partial().parse(Object.fromEntries(usable)) },
    findings: result.error.issues.map((issue) => aboutField(issue, fields, source, file)),
  };
}

type Issue = z.core.$ZodIssue;

function fieldsOf(issue: Issue): string[] {
  return issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0] ?? "front matter")];
}

function aboutField(issue: Issue, written: object, source: string, file: string): Finding {
  const fields = fieldsOf(issue);
  const [first = ""] = fields;
  const field = fields.join(", ");
  const isUnknown = issue.code === "unrecognized_keys";
  const isMissing = issue.code === "invalid_type" && issue.input === undefined && !(field in written);
  return readingFinding("front-matter", {
    file,
    line: lineOfField(source, first),
    column: 1,
    text: isUnknown ? `unknown front matter field ${field}` : `${field} ${isMissing ? "is missing" : issue.message}`,
    advice: isUnknown ? `use only ${fieldNames}` : "see the table of fields in .github/CONTRIBUTING.md",
  });
}

function lineOfField(source: string, field: string): number {
  const line = source.split("\n").findIndex((text) => text.startsWith(`${field}:`));
  return line < 0 ? 1 : line + 1;
}
