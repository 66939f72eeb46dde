import { expect, test } from "vitest";
import { compile } from "../../../tests/support/content/docRecords";

const rulesOf = async (body: string) => (await compile(body)).findings.map(({ rule }) => rule);

test.each([
  "import cookies from a file, then start the profile.",
  "import is the opposite of export.",
  "Import Chrome bookmarks from your computer.",
  "import cookies\nfrom another profile",
  "export your profiles first.",
  "Export, then import.",
  "The word import in the middle, and export at the end: export",
  "`import x from 'y'` is a statement in code.",
])("accepts prose: %s", async (body) => {
  expect(await rulesOf(body)).toEqual([]);
});

test.each([
  'import Thing from "./thing"',
  "import { a, b } from 'x'",
  'import * as all from "x"',
  'import "./styles.css"',
  "export const answer = 42",
  "export function f() \\{ \\}",
  "export default Layout",
  'export * from "x"',
  "export \\{ a \\}",
])("refuses the statement: %s", async (body) => {
  expect(new Set(await rulesOf(body))).toEqual(new Set(["no-code"]));
});

test("says what to do", async () => {
  const { findings } = await compile('Text.\n\nimport A from "a"');
  expect(findings).toMatchObject([{ line: 3, severity: "error", text: "documents cannot import modules" }]);
});
