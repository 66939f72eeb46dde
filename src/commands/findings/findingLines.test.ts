import { expect, test } from "vitest";
import type { Finding } from "../../docs/finding";
import { findingLines, findingsIn } from "./findingLines";

const finding = (file: string, line: number, fields: Partial<Finding> = {}): Finding => ({
  rule: "plain-english",
  severity: "info",
  file,
  line,
  column: 2,
  text: "«anew» is odd",
  advice: "write: again",
  ...fields,
});

const phrases = [finding("content/en/a.mdx", 3), finding("content/en/b/c.mdx", 4), finding("content/en/b/c.mdx", 9)];

test("what is said for information at several places is one line, with the file that has most", () => {
  expect(findingLines(phrases, [])).toEqual([
    "info  3 times in 2 files, most in content/en/b/c.mdx (2): «anew» is odd; write: again (plain-english)",
  ]);
});

test("every warning has its line, and so has information of named files", () => {
  const place = "content/en/a.mdx:3:2  «anew» is odd; write: again (plain-english)";
  const warnings = phrases.map((phrase) => ({ ...phrase, severity: "warning" as const }));
  expect(findingLines(warnings, [])).toHaveLength(3);
  expect(findingLines(phrases, ["content/en"])).toHaveLength(3);
  expect(findingLines(phrases.slice(0, 1), [])).toEqual([`info  ${place}`]);
});

test.each([
  [[], 3],
  [["content/en/b"], 2],
  [["./content/en/b/"], 2],
  [["content\\en\\a.mdx"], 1],
  [["content/en/a"], 0],
])("files and folders that are named: %j", (named, count) => {
  expect(findingsIn(phrases, named)).toHaveLength(count);
});
