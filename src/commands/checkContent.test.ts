import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { cacheFolder } from "../docs/cache";
import { checkContent } from "./checkContent";

const fixtures = path.join(__dirname, "..", "tests", "fixtures");

// The first time all docs are checked, which takes a busy machine more than a minute; then only those that changed.
test("our own content has no errors and no warnings", { timeout: 300_000 }, async () => {
  const findings = await checkContent(process.cwd(), cacheFolder);
  expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
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

test("labels that nobody has confirmed are named once, with how often docs use them", async () => {
  const garden = await checkContent(path.join(fixtures, "garden"));
  const found = garden.filter(({ rule }) => rule === "confirmed-label");
  expect(found.every(({ severity, file }) => severity === "info" && file === "src/site/interfaceLabels.ts")).toBe(true);
  const texts = found.map(({ text }) => text);
  expect(texts).toContain("workspaceId (Workspace ID, ID рабочего пространства) is used 2 times, unconfirmed");
  expect(texts.filter((text) => text.startsWith("createProfile "))).toEqual([]);
  expect(texts.filter((text) => text.startsWith("emptyTrash "))).toEqual([]);
});

test("files that cannot be read as docs are all named in one run, with their lines", async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-check-"));
  const doc = "---\ntitle: A\nposition: 1\n---\n\nText.\n";
  const files: Record<string, string | Buffer> = {
    "en/index.mdx": doc,
    "en/yaml.mdx": "---\ntitle: A: B\n---\n\nText.\n",
    "en/code.mdx": "---js\n{ title: (globalThis.hasRun = true) }\n---\n\nText.\n",
    "en/bom.mdx": `\uFEFF${doc}`,
    "en/windows.mdx": doc.replaceAll("\n", "\r\n"),
    "en/bytes.mdx": Buffer.from(`${doc}\xff`, "latin1"),
    "en/large.mdx": doc.repeat(200_000),
    "en/Case.mdx": doc,
    "en/code.md": doc,
    "xx/index.mdx": doc,
    "notes.mdx": doc,
  };
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, "content", file)), { recursive: true });
    fs.writeFileSync(path.join(root, "content", file), content);
  }
  const findings = await checkContent(root);
  fs.rmSync(root, { recursive: true });
  const places = findings.map(({ severity, file, line, rule }) => `${severity} ${file}:${line} ${rule}`);
  for (const place of [
    "error content/en/yaml.mdx:2 front-matter",
    "error content/en/code.mdx:1 front-matter",
    "warning content/en/bom.mdx:1 line-ends",
    "warning content/en/windows.mdx:1 line-ends",
    "error content/en/bytes.mdx:7 readable-file",
    "error content/en/large.mdx:1 readable-file",
    "error content/en/Case.mdx:1 file-name",
    "error content/en/code.md:1 release-note",
    "error content/xx/index.mdx:1 known-folder",
    "error content/notes.mdx:1 known-folder",
  ])
    expect(places).toContain(place);
  expect(globalThis).not.toHaveProperty("hasRun");
});
