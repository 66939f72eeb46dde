import fs from "node:fs";
import path from "node:path";

export const projectRoot = path.join(__dirname, "..", "..", "..", "..");

const code = [
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
  "src",
  "static",
];

/** Copies the project's code, and its content or another, into a folder of its own that shares the packages. */
export function copyProject(folder: string, contentFrom = path.join(projectRoot, "content")): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const entry of [...code, "content"]) fs.rmSync(path.join(folder, entry), { recursive: true, force: true });
  for (const entry of code) fs.cpSync(path.join(projectRoot, entry), path.join(folder, entry), { recursive: true });
  fs.cpSync(contentFrom, path.join(folder, "content"), { recursive: true });
  sharePackages(folder);
}

/** Gives a folder the project's packages. */
export function sharePackages(folder: string): void {
  const modules = path.join(folder, "node_modules");
  // A folder left by another clone of the project has a link to that clone's packages.
  fs.rmSync(modules, { force: true });
  // On Windows everybody may make a junction, but only an administrator a link; other systems ignore the word.
  fs.symlinkSync(path.join(projectRoot, "node_modules"), modules, "junction");
}
