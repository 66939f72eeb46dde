import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isShallowClone, lastChanges } from "./lastChange";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-history-"));
const full = path.join(folder, "full");
const shallow = path.join(folder, "shallow");

function git(root: string, ...args: string[]): void {
  const who = ["-c", "user.name=a", "-c", "user.email=a@example.org"];
  execFileSync("git", ["-C", root, ...who, ...args], { env: { ...process.env, GIT_COMMITTER_DATE: dated } });
}
let dated = "";

function commit(file: string, day: string): void {
  dated = `${day}T12:00:00Z`;
  fs.mkdirSync(path.dirname(path.join(full, file)), { recursive: true });
  fs.appendFileSync(path.join(full, file), "text\n");
  git(full, "add", ".");
  git(full, "commit", "--quiet", "--message", day);
}

beforeAll(() => {
  fs.mkdirSync(full);
  git(full, "init", "--quiet");
  commit("content/en/a.mdx", "2026-01-02");
  commit("content/ru/учётка.mdx", "2026-03-04");
  commit("content/en/a.mdx", "2026-05-06");
  commit("src/code.ts", "2026-07-08");
  git(folder, "clone", "--quiet", "--depth", "1", pathToFileURL(full).href, shallow);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test("a file has the day of the last commit that changed it", () => {
  expect(isShallowClone(full)).toBe(false);
  expect([...lastChanges(full, "content")].sort()).toEqual([
    ["content/en/a.mdx", "2026-05-06"],
    ["content/ru/учётка.mdx", "2026-03-04"],
  ]);
});

test("a shallow clone is known as one, and gives no dates, which would all be those of its one commit", () => {
  expect(isShallowClone(shallow)).toBe(true);
  expect(lastChanges(shallow, "content").size).toBe(0);
});

test("a folder without git is no shallow clone and has no dates", () => {
  const plain = fs.mkdtempSync(path.join(folder, "plain-"));
  fs.mkdirSync(path.join(plain, "content"));
  expect(isShallowClone(plain)).toBe(false);
  expect(lastChanges(plain, "content").size).toBe(0);
});
