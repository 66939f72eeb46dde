import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkContent } from "../checkContent";
import { acceptTranslations, waitingTranslations } from "./acceptTranslations";

let root = "";
const english = "content/en/a.mdx";
const russian = "content/ru/a.mdx";
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
const frontMatter = (title: string, label = "") =>
  `---\ntitle: ${title}\ndescription: About it.\nposition: 1\n${label}---\n\n`;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-accept-"));
  write(english, `${frontMatter("Page")}Text.\n`);
  write(russian, `${frontMatter("Страница")}Текст.\n`);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const filesOf = (files: string[] | null) => waitingTranslations(root, files).waiting.map(({ file }) => file);
const acceptAll = () => acceptTranslations(root, waitingTranslations(root, null).waiting);
const isOutdated = async () => (await checkContent(root)).some(({ rule }) => rule === "translation");

test("an accepted translation is up to date, and does not wait again", async () => {
  expect(await isOutdated()).toBe(true);
  expect(filesOf(null)).toEqual([russian]);
  acceptAll();
  expect(await isOutdated()).toBe(false);
  expect(filesOf(null)).toEqual([]);
});

test.each([
  ["title", `${frontMatter("Another page")}Text.\n`],
  ["description", `${frontMatter("Page").replace("About it", "All about it")}Text.\n`],
  ["label", `${frontMatter("Page", "label: Short\n")}Text.\n`],
  ["body", `${frontMatter("Page")}Other text.\n`],
])("a changed %s of the original makes its translation outdated", async (_what, text) => {
  acceptAll();
  write(english, text);
  expect(await isOutdated()).toBe(true);
});

test("a changed position does not", async () => {
  acceptAll();
  write(english, `${frontMatter("Page").replace("position: 1", "position: 2")}Text.\n`);
  expect(await isOutdated()).toBe(false);
});

test("only the front matter is written to, with the line ends that the file has", () => {
  const sample = '```yaml\nsourceHash: "of a sample"\n---\n```\n';
  write(russian, `${frontMatter("Страница")}${sample}`.replaceAll("\n", "\r\n"));
  acceptAll();
  const [, written = "", body] = /^---\r\n([\s\S]*?)---\r\n([\s\S]*)$/.exec(read(russian)) ?? [];
  expect(written).toMatch(/^title: Страница\r\n[\s\S]*\r\nsourceHash: "[0-9a-f]+"\r\n$/);
  expect(body).toBe(`\n${sample}`.replaceAll("\n", "\r\n"));
  const hash = /sourceHash: "[0-9a-f]+"/.exec(written)?.[0] ?? "";
  write(english, `${frontMatter("Page")}Other text.\n`);
  acceptAll();
  expect(read(russian)).not.toContain(hash);
  expect(read(russian).split("sourceHash").length - 1).toBe(2);
});

test("files are taken however they are typed; what cannot be accepted is named with the reason", () => {
  write("content/ru/lost.mdx", frontMatter("Без пары"));
  expect(filesOf([`./${russian}`, path.join(root, russian)])).toEqual([russian]);
  expect(waitingTranslations(root, ["content/ru/none.mdx", english, "content/ru/lost.mdx"])).toEqual({
    waiting: [],
    refused: [
      "content/ru/none.mdx: there is no such doc",
      "content/en/a.mdx: is an original; name its translation",
      "content/ru/lost.mdx: has no original",
    ],
  });
});

describe("the command", () => {
  const other = "content/ru/b.mdx";
  const command = path.resolve("src/commands/translations/accept.ts");
  const loader = pathToFileURL(path.resolve("node_modules/tsx/dist/loader.mjs")).href;

  function run(...args: string[]) {
    const all = ["--import", loader, command, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd: root, encoding: "utf8" });
    return { status, said: stdout + stderr };
  }
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", root, "-c", "user.name=a", "-c", "user.email=a@example.org", ...args]);

  beforeEach(() => {
    write("content/en/b.mdx", `${frontMatter("Other")}Text.\n`);
    write(other, `${frontMatter("Другая")}Текст.\n`);
  });

  test("lists what waits and accepts nothing until it is told what", () => {
    const { status, said } = run();
    expect(status).toBe(1);
    for (const words of [russian, other, "Nothing was accepted", "--changed", "--all"]) expect(said).toContain(words);
    expect(filesOf(null)).toEqual([russian, other]);
  });

  test("accepts the files that it is given, and says which first", () => {
    const { status, said } = run(other);
    expect(said).toBe(`Translations to accept:\n  ${other}\n1 accepted\n`);
    expect(status).toBe(0);
    expect(filesOf(null)).toEqual([russian]);
  });

  test("accepts all with --all, and then has nothing to do", () => {
    expect(run("--all").said).toContain("2 accepted");
    expect(filesOf(null)).toEqual([]);
    expect(run()).toEqual({ status: 0, said: "No translation waits to be accepted.\n" });
  });

  test("accepts translations changed since the last commit with --changed, new ones too", () => {
    git("init", "--quiet");
    git("add", russian, english, "content/en/b.mdx");
    git("commit", "--quiet", "--message", "Docs");
    write(english, `${frontMatter("Page")}Other text.\n`);
    expect(run("--changed").said).toBe(`Translations to accept:\n  ${other}\n1 accepted\n`);
    write(russian, `${frontMatter("Страница")}Другой текст.\n`);
    expect(run("--changed").said).toBe(`Translations to accept:\n  ${russian}\n1 accepted\n`);
    expect(filesOf(null)).toEqual([]);
  });

  test("says what is wrong with its arguments, or that git knows nothing", () => {
    for (const args of [["--every"], ["--changed"]]) {
      const { status, said } = run(...args);
      expect(status).toBe(1);
      expect(said).toContain("npm run translations:accept --");
      expect(said).not.toMatch(/^\s+at /m);
    }
    expect(run("content/ru/none.mdx").status).toBe(1);
  });
});
