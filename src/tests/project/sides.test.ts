import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { projectPath } from "../../docs/read/filePath";
import { codeFiles, isTest } from "./sourceFiles";

const folder = "src/types/sides";

/** Files that a side's configuration takes in, as paths from the root. */
function filesOf(side: string): string[] {
  const { config } = ts.readConfigFile(`${folder}/tsconfig.${side}.json`, (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.resolve(folder));
  return fileNames.map((file) => projectPath(process.cwd(), file));
}

const sides = new Map(["both", "browser", "node", "tests"].map((side) => [side, new Set(filesOf(side))]));
const sidesOf = (file: string) => [...sides].filter(([, files]) => files.has(file)).map(([side]) => side);
const typed = codeFiles.filter((file) => /\.tsx?$/.test(file));

test("every file is checked on exactly one side: Node, the browser, both, or tests", () => {
  const lost = typed.filter((file) => sidesOf(file).length !== 1);
  expect(lost.map((file) => `${file}: ${sidesOf(file).join(", ") || "no side"}`)).toEqual([]);
});

test("tests and only tests may see Node and the browser at once", () => {
  const tests = typed.filter((file) => sidesOf(file).includes("tests"));
  expect(tests.filter((file) => !isTest(file) && !file.startsWith("src/tests/"))).toEqual([]);
});

test.each(["src/docs/", "src/commands/", "gatsby-node.ts"])("%s is Node's", (place) => {
  for (const file of typed.filter((file) => file.startsWith(place) && !isTest(file)))
    expect([file, ...sidesOf(file)]).toEqual([file, "node"]);
});

test.each(["src/search/", "src/i18n/", "src/site/"])("%s runs on both sides and sees neither", (place) => {
  for (const file of typed.filter((file) => file.startsWith(place) && !isTest(file)))
    expect([file, ...sidesOf(file)]).toEqual([file, "both"]);
});
