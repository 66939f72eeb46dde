import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildRules } from "../../docs/checks/buildRules";
import { runRules } from "../../docs/checks/runRules";
import { docCompiler } from "../../docs/compile/compileDocs";
import type { Finding } from "../../docs/finding";
import { docLibrary } from "../../docs/library/docLibrary";
import { feedHtml } from "../../docs/outputs/feedHtml";
import { readSource } from "../../docs/read/readContent";
import { readText } from "../../docs/read/readText";
import type { ContentTree } from "../../types/contentTree";
import { projectRoot } from "../support/sites/copyProject";
import { docRecord } from "../support/content/docRecords";
import { unsafeParts } from "./drawnParts";
import { damagedDoc, writtenDoc } from "./writtenDocs";

// `FUZZ_SEED=7 FUZZ_TIMES=20 npx vitest run … src/tests/fuzz` looks further; a failure prints its seed and its shortest doc.
const seed = Number(process.env.FUZZ_SEED ?? 1);
const times = Number(process.env.FUZZ_TIMES ?? 1);
/**
 * Milliseconds of processor time a doc may take: hundreds of times what it takes, so that only what never ends is found. The
 * clock on the wall would tell how busy the machine is.
 */
const longest = 10_000;

const sourcePath = "content/en/guide/page.mdx";
const other = docRecord("en/guide/other.mdx");
const imageSize = () => null;

/** A file's way through reading, checking, compiling and drawing, as a build goes it. */
async function readAndDraw(bytes: Buffer): Promise<{ findings: Finding[]; tree: ContentTree | null }> {
  const { text, findings } = readText(bytes, sourcePath);
  if (text === null) return { findings, tree: null };
  const { doc, findings: found } = readSource(sourcePath, text, null);
  if (!doc) return { findings: [...findings, ...found], tree: null };
  const library = docLibrary([doc, other]);
  const compiler = docCompiler(library, { imageSize });
  const compiled = new Map([[doc, await compiler.compile(doc)]]);
  const ruled = await runRules({ library, compiled, partialLocales: new Set() }, buildRules);
  return { findings: [...findings, ...found, ...ruled], tree: (await compiler.draw(doc)).read() };
}

async function expectHarmless(bytes: Buffer): Promise<void> {
  const start = process.cpuUsage();
  const { findings, tree } = await readAndDraw(bytes);
  if (tree) {
    expect(tree.flatMap(unsafeParts)).toEqual([]);
    expect(feedHtml(tree, "https://example.org", "https://example.org/releases/")).not.toMatch(/<script|<iframe/i);
  }
  for (const { file, line, column, text, advice } of findings) {
    expect([file, text, advice].every((words) => words !== "") && line > 0 && column > 0, text).toBe(true);
  }
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(longest);
}

/** Docs of the test garden, which have every component and each kind of code. */
const garden = path.join(projectRoot, "src/tests/fixtures/garden/content/en");
const goodFiles = fs
  .readdirSync(garden, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => fs.readFileSync(path.join(garden, file)));

test.each([
  ["written", writtenDoc, 600],
  ["damaged", damagedDoc(goodFiles), 4600],
])(
  "docs that are %s badly give findings or a harmless tree, never an exception",
  async (_kind, docs, count) => {
    await fc.assert(fc.asyncProperty(docs, expectHarmless), { seed, numRuns: count * times });
  },
  600_000,
);

test.each([
  ["quotations", "> ".repeat(5000)],
  ["lists", Array.from({ length: 500 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n")],
  ["components", `${"<Note>\n\n".repeat(1000)}x\n\n${"</Note>\n\n".repeat(1000)}`],
  ["open components", "<Note>\n\n".repeat(2000)],
  ["open braces", "{\n\n".repeat(3000)],
  ["brackets", "[ [[".repeat(7000)],
  ["stars", "*a **b ".repeat(5000)],
  ["mail addresses", "a@b.".repeat(1200)],
  ["the longest words", `${"a".repeat(2000)} `.repeat(100)],
  ["backticks", Array.from({ length: 600 }, (_, i) => "`".repeat(i % 60)).join(" ")],
  ["entities", "&#x6a; ".repeat(10_000)],
  ["a table of many columns", `|${" a |".repeat(3000)}\n|${" --- |".repeat(3000)}\n`],
  ["a word", "a".repeat(200_000)],
  ["links in links", `${"[ ".repeat(2000)}x${"](/) ".repeat(2000)}`],
  [
    "front matter of aliases",
    `---\na: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n${"d: [*c, *c, *c]\n".repeat(200)}---\nx`,
  ],
])(
  "%s without end are read within a bound",
  async (_kind, source) => {
    const body = source.startsWith("---") ? source : `---\ntitle: A\nposition: 1\n---\n${source}`;
    await expectHarmless(Buffer.from(body));
  },
  180_000,
);
