import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { licensesFile, packageFolders } from "./licenses";

let modules = "";

beforeEach(() => {
  modules = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-licenses-")), "node_modules");
});
afterEach(() => fs.rmSync(path.dirname(modules), { recursive: true }));

function install(name: string, license?: string, text?: string): string {
  const folder = path.join(modules, name);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name, version: "1.2.3", license }));
  if (text) fs.writeFileSync(path.join(folder, "LICENSE.md"), text);
  return folder;
}

test("names packages in order, with their licences", () => {
  const file = licensesFile([install("pears", "MIT"), install("@garden/apples", "ISC", "Copyright apples\n")]);
  expect(file.split(`\n${"-".repeat(72)}\n`).map((part) => part.trim())).toEqual([
    "This site contains the following software.\n\n@garden/apples 1.2.3\nLicence: ISC\n\nCopyright apples",
    "pears 1.2.3\nLicence: MIT",
  ]);
});

test("stops where terms ask for more than to be named", () => {
  const folders = [install("pears", "MIT"), install("quinces", "GPL-3.0"), install("plums")];
  expect(() => licensesFile(folders)).toThrow("code of plums (no licence), quinces (GPL-3.0)");
});

test("finds the package of a file, on every system, also inside of another one; our own files have none", () => {
  const files = [
    "/site/src/browser/theme.ts",
    "/site/node_modules/pears/dist/index.js",
    "/site/node_modules/pears/dist/other.js",
    "/site/node_modules/@garden/apples/index.js",
    "/site/node_modules/pears/node_modules/plums/index.js",
    "C:\\site\\node_modules\\quinces\\index.js",
  ];
  expect(packageFolders(files)).toEqual([
    "/site/node_modules/pears",
    "/site/node_modules/@garden/apples",
    "/site/node_modules/pears/node_modules/plums",
    "C:\\site\\node_modules\\quinces",
  ]);
});
