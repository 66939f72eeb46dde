import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { compilerVersion } from "./compilerVersion";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-version-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const site = {
  "package-lock.json": "{}",
  "src/docs/compile/compileDocs.ts":
    'import { far } from "../../site/near";\nimport { facts } from "../../site/facts";\nimport { labels } from "../../site/interfaceLabels";\n',
  "src/site/near.ts": 'import words from "./far.json";\nexport const far = words;\n',
  "src/site/far.json": "[1]",
  "src/site/facts.ts": "export const facts = 1;\n",
  "src/site/interfaceLabels.ts": "export const labels = 1;\n",
  "src/docs/checks/rule.ts": "export const rule = 1;\n",
};

let sites = 0;

/** The version of a compiler that stands in a folder of its own, as this process reads each file once. */
function versionOf(files: Record<string, string>): string {
  const root = path.join(folder, String((sites += 1)));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return compilerVersion(root);
}

test.each([
  ["another folder with the same code", {}, true],
  ["product facts, which docs ask for one by one", { "src/site/facts.ts": "export const facts = 2;\n" }, true],
  ["labels, likewise", { "src/site/interfaceLabels.ts": "export const labels = 2;\n" }, true],
  ["a rule that no compiler imports", { "src/docs/checks/rule.ts": "export const rule = 2;\n" }, true],
  [
    "a module that the compiler imports",
    { "src/site/near.ts": 'export { default as far } from "./far.json";\n' },
    false,
  ],
  ["what an imported module imports", { "src/site/far.json": "[2]" }, false],
  ["an installed package", { "package-lock.json": '{ "lockfileVersion": 3 }' }, false],
])("after a change of %s", (_change, changed, isSame) => {
  expect(versionOf({ ...site, ...changed }) === versionOf(site)).toBe(isSame);
});
