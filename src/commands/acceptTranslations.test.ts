import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acceptTranslations } from "./acceptTranslations";
import { checkContent } from "./checkContent";

let root = "";
const english = path.join("content", "en", "a.mdx");
const russian = path.join("content", "ru", "a.mdx");
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const frontMatter = (title: string, label = "") =>
  `---\ntitle: ${title}\ndescription: About it.\nposition: 1\n${label}---\n\n`;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-accept-"));
  write(english, `${frontMatter("Page")}Text.\n`);
  write(russian, `${frontMatter("Страница")}Текст.\n`);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const isOutdated = async () => (await checkContent(root)).some(({ rule }) => rule === "translation");

test("an accepted translation is up to date, and accepting it again changes nothing", async () => {
  expect(await isOutdated()).toBe(true);
  expect(acceptTranslations(root, [])).toEqual(["content/ru/a.mdx: accepted"]);
  expect(await isOutdated()).toBe(false);
  expect(acceptTranslations(root, [])).toEqual([]);
  expect(acceptTranslations(root, ["content/ru/none.mdx"])).toEqual([
    "content/ru/none.mdx: no original, left as it is",
  ]);
});

test.each([
  ["title", `${frontMatter("Another page")}Text.\n`],
  ["description", `${frontMatter("Page").replace("About it", "All about it")}Text.\n`],
  ["label", `${frontMatter("Page", "label: Short\n")}Text.\n`],
  ["body", `${frontMatter("Page")}Other text.\n`],
])("a changed %s of the original makes its translation outdated", async (_what, text) => {
  acceptTranslations(root, [russian]);
  write(english, text);
  expect(await isOutdated()).toBe(true);
});

test("a changed position does not", async () => {
  acceptTranslations(root, [russian]);
  write(english, `${frontMatter("Page").replace("position: 1", "position: 2")}Text.\n`);
  expect(await isOutdated()).toBe(false);
});
