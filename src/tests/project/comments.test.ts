import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectFiles } from "./sourceFiles";

const withoutExtension = (name: string) => name.replace(/\.(tsx?|mjs|css)$/, "");

/** Files by path from the root or from `src`, and by name; folders by path. */
const known = new Set(
  projectFiles.flatMap((file) => {
    const inSource = file.replace(/^src\//, "");
    return [file, inSource, path.basename(file)]
      .map(withoutExtension)
      .concat(path.dirname(file), path.dirname(inSource));
  }),
);

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const pathInComment = /(?<=[\s`(])(?:\w+\/)+\w+(?=[`)])/g;
const fileInComment = /(?<=[\s`(])[\w/.]+\.(?:tsx?|mjs|module\.css)(?=[\s`.,;)])/g;

/** Addresses of pages look like paths too, but have neither a capital nor one of our folders in front. */
const isOurs = (name: string) => /[A-Z.]/.test(name) || known.has(name.split("/")[0] ?? "");

test("files and folders that comments name are there", () => {
  const sources = projectFiles.filter((file) => /^src\/.*\.(ts|tsx|mjs|css)$/.test(file) && !file.endsWith(".d.ts"));
  const stale = sources.flatMap((file) => {
    const comments = (fs.readFileSync(file, "utf8").match(comment) ?? []).join("\n");
    const named = [...(comments.match(pathInComment) ?? []), ...(comments.match(fileInComment) ?? [])];
    return named.filter((name) => isOurs(name) && !known.has(withoutExtension(name))).map((name) => `${file}: ${name}`);
  });
  expect(stale).toEqual([]);
});
