import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { cacheFolder } from "../docs/cache";
import { checkContent } from "./checkContent";

const fixtures = path.join(__dirname, "..", "tests", "fixtures");

// The first time all docs are checked, which takes a busy machine more than a minute; then only those that changed.
test("our own content has no errors and no warnings", { timeout: 300_000 }, async () => {
  expect(await checkContent(process.cwd(), cacheFolder)).toEqual([]);
});

test("every mistake of the broken fixture is found in one run, without a build", async () => {
  const findings = await checkContent(path.join(fixtures, "broken"));
  const errors = findings.filter(({ severity }) => severity === "error");
  const places = errors.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
  expect(places).toEqual(
    expect.arrayContaining([
      "content/en/bad/front-matter.mdx:4:1 front-matter",
      "content/en/bad/front-matter.mdx:5:1 front-matter",
      "content/en/bad/link.mdx:9:11 target-exists",
      "content/en/bad/empty.mdx:1:1 has-content",
      "content/en/bad/component.mdx:9:1 known-component",
      "content/en/releases/november.md:1:1 release-note",
    ]),
  );
});

test("front matter that is no YAML and files outside the languages' folders are named", async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-check-"));
  fs.mkdirSync(path.join(root, "content", "en"), { recursive: true });
  fs.writeFileSync(path.join(root, "content", "en", "yaml.mdx"), "---\ntitle: A: B\n---\n\nText.\n");
  fs.writeFileSync(path.join(root, "content", "notes.mdx"), "---\ntitle: Notes\n---\n\nText.\n");
  const findings = await checkContent(root);
  fs.rmSync(root, { recursive: true });
  expect(findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual(
    expect.arrayContaining(["content/en/yaml.mdx:2 front-matter", "content/notes.mdx:1 known-folder"]),
  );
});
