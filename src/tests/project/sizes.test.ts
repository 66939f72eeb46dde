import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isTest, projectFiles } from "./sourceFiles";

const mostLines = 200;
const mostFiles = 15;

/** Files that may be longer, each with the reason. */
const longOnPurpose = new Map([
  ["src/styles/tokens.css", "a list of names and values, in one place on purpose; one per line"],
  ["src/types/gatsby-types.d.ts", "Gatsby writes it"],
]);

const isCode = (file: string) => /^src\/.*\.(ts|tsx|mjs|js|css)$/.test(file);

test(`no file of code is longer than ${mostLines} lines, but for those with a reason`, () => {
  const code = projectFiles.filter((file) => isCode(file) && !isTest(file));
  const long = code.filter((file) => fs.readFileSync(file, "utf8").split("\n").length - 1 > mostLines);
  expect(long).toEqual([...longOnPurpose.keys()]);
});

test(`no folder of code holds more than ${mostFiles} files, unit tests aside`, () => {
  const sizes = new Map<string, number>();
  for (const file of projectFiles.filter((file) => isCode(file) && !file.endsWith(".test.ts")))
    sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1);
  expect([...sizes].filter(([, size]) => size > mostFiles)).toEqual([]);
});
