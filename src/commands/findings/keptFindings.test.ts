import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Finding } from "../../docs/finding";
import { keptFindings } from "./keptFindings";

let root: string;
let doc: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "kept-findings-"));
  doc = path.join(root, "content", "en", "care.mdx");
  fs.mkdirSync(path.dirname(doc), { recursive: true });
  fs.writeFileSync(doc, "A word.\n");
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** As many findings as the doc has slips. */
function read(): Finding[] {
  const slips = fs.readFileSync(doc, "utf8").match(/wrod/g) ?? [];
  const advice = "write «word»";
  return slips.map((text) => ({ rule: "spelling", severity: "warning", file: doc, line: 1, column: 1, text, advice }));
}

const kept = (find: () => Promise<Finding[]>) => keptFindings(root, path.join(root, "cache"), find);

test("findings are asked for once for each state of the files", async () => {
  const find = vi.fn(() => Promise.resolve(read()));
  expect(await kept(find)).toEqual([]);
  expect(await kept(find)).toEqual([]);
  expect(find).toHaveBeenCalledTimes(1);
  fs.writeFileSync(doc, "A wrod.\n");
  expect(await kept(find)).toHaveLength(1);
  expect(find).toHaveBeenCalledTimes(2);
});

test("what is found in a doc that is saved meanwhile is not said of the doc as it was before", async () => {
  const saving = () => {
    fs.writeFileSync(doc, "A wrod.\n");
    return Promise.resolve(read());
  };
  expect(await kept(saving)).toHaveLength(1);
  fs.writeFileSync(doc, "A word.\n");
  expect(await kept(() => Promise.resolve(read()))).toEqual([]);
});
