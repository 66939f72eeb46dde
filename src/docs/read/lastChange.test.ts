import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { historyAdvice, lastChanges } from "./lastChange";

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
  expect(historyAdvice(full)).toBeNull();
  expect([...lastChanges(full, "content")].sort()).toEqual([
    ["content/en/a.mdx", "2026-05-06"],
    ["content/ru/учётка.mdx", "2026-03-04"],
  ]);
});

test("a shallow clone gives no dates, which would all be those of its one commit, and a line says what brings them", () => {
  expect(historyAdvice(shallow)).toMatch(/^This clone has no history.* git fetch --unshallow .*$/);
  expect(lastChanges(shallow, "content").size).toBe(0);
});

test("a folder without git has no dates, and nothing is to be said of its history", () => {
  const plain = fs.mkdtempSync(path.join(folder, "plain-"));
  fs.mkdirSync(path.join(plain, "content"));
  expect(historyAdvice(plain)).toBeNull();
  expect(lastChanges(plain, "content").size).toBe(0);
});
