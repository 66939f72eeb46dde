import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DocRecord } from "../read/docRecord";
import { docRecord, findingsOf } from "../../tests/support/content/docRecords";
import { keptAnswers } from "./keptAnswers";
import { allRules } from "./registry";
import { ruleFile } from "./ruleFile";
import { sourceDigest } from "../sourceDigest";

let folder = "";
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-answers-"))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

const docs = [
  docRecord("en/a.mdx", { position: 1, body: "The profle starts.\n\n[here](https://example.com)" }),
  docRecord("en/b.mdx", { position: 2, body: "## Two\n\n```json\n{,}\n```\n\nSecnd text." }),
  docRecord("ru/a.mdx", { position: 1, title: "А", body: "Профиль - это счет." }),
];

/** A check with answers kept in the folder. @returns its findings, and which rule had to look at which doc again */
async function check(checked: DocRecord[], versionOf: (id: string) => string = () => "1") {
  const asked: string[] = [];
  const rules = allRules.map((rule) =>
    "reads" in rule
      ? {
          ...rule,
          reads: (...of: Parameters<typeof rule.reads>) => ({ file: of[0].sourcePath, input: rule.reads(...of) }),
          find({ file, input }: { file: string; input: unknown }) {
            asked.push(`${rule.id} ${file.replace("content/", "")}`);
            return rule.find(input);
          },
        }
      : rule,
  );
  const { answer, save } = keptAnswers(folder, ({ id }) => versionOf(id));
  const findings = await findingsOf(checked, { rules, answer });
  save();
  return { findings, asked };
}

test("kept answers are those that the rules would give", async () => {
  const fresh = await findingsOf(docs);
  expect(fresh.length).toBeGreaterThan(5);
  const first = await check(docs);
  expect(first.findings).toEqual(fresh);
  const second = await check(docs);
  expect(second).toEqual({ findings: fresh, asked: [] });
});

test("a changed doc is looked at again, by the rules that read what has changed, and no other doc is", async () => {
  await check(docs);
  const [a, ...others] = docs as [DocRecord, ...DocRecord[]];
  const prose = await check([{ ...a, body: a.body.replace("profle", "prfile") }, ...others]);
  expect(new Set(prose.asked.map((asked) => asked.split(" ")[1]))).toEqual(new Set(["en/a.mdx"]));
  expect(prose.asked).toContain("spelling en/a.mdx");
  expect(prose.asked).not.toContain("telling-links en/a.mdx");
  expect(prose.findings.map(({ text }) => text)).toContain("«prfile» is in no dictionary");
  expect(prose.findings.map(({ text }) => text)).not.toContain("«profle» is in no dictionary");
  const described = await check([{ ...a, description: "Short." }, ...others]);
  expect(described.asked).toContain("description en/a.mdx");
  expect(described.asked).not.toContain("code-parses en/a.mdx");
});

test("a changed rule looks at all docs again, and no other rule does", async () => {
  await check(docs);
  const { asked } = await check(docs, (id) => (id === "spelling" ? "2" : "1"));
  expect(asked.sort()).toEqual(["spelling en/a.mdx", "spelling en/b.mdx", "spelling ru/a.mdx"]);
});

/** Rules that have another version when a file of the project has another text. */
function changedBy(file: string): string[] {
  const read = (change: string) => (candidate: string) => {
    if (!fs.statSync(candidate, { throwIfNoEntry: false })?.isFile()) return null;
    return fs.readFileSync(candidate, "utf8") + (candidate.endsWith(file) ? change : "");
  };
  const versions = (change: string) =>
    allRules.map(({ id }) => sourceDigest(ruleFile(process.cwd(), id) ?? "", read(change)));
  const [before, after] = [versions(""), versions("\n// changed")];
  return allRules.map(({ id }) => id).filter((_id, index) => before[index] !== after[index]);
}

test.each([
  ["spelling/ownWords.ts", ["spelling"]],
  ["code/parsers.ts", ["code-parses"]],
  ["rules/language/letterYo.ts", ["letter-yo"]],
  ["components/prose/ContentTree.tsx", []],
])("a change of %s makes new versions of %j", (file, rules) => {
  expect(changedBy(file)).toEqual(rules);
});

test("a change of what rules share makes new versions of those that share it", () => {
  const changed = changedBy("collect/proseBlocks.ts");
  expect(changed).toEqual(expect.arrayContaining(["spelling", "letter-yo", "one-language", "typography"]));
  expect(changed).not.toContain("description");
});
