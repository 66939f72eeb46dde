import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compileAhead } from "./compileAhead";
import { siteModelMaker } from "./siteModel";

const square = path.join(__dirname, "..", "tests", "fixtures", "site", "static", "images", "square.png");

let root = "";

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-model-"));
  write("content/en/guide/index.mdx", "Guide", "<SectionCards />");
  write("content/en/guide/page.mdx", "Page", "## Part\n\n![A square](/images/square.png)");
  write("content/ru/guide/index.mdx", "Руководство", "<SectionCards />");
  write("content/ru/guide/page.mdx", "Страница", "## Часть\n\n![Квадрат](/images/square.png)");
});

afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, title: string, body: string): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `---\ntitle: ${title}\nposition: 1\n---\n\n${body}\n`);
}

test("the model of files that have not changed is the same, and nothing is compiled for it", async () => {
  const maker = siteModelMaker(root, null);
  const model = await maker.make();
  expect(model.compiledAnew).toHaveLength(4);
  expect(await maker.make()).toBe(model);
});

test("after an edit, the doc and what shows it are compiled again", async () => {
  const maker = siteModelMaker(root, null);
  await maker.make();
  write("content/en/guide/page.mdx", "A longer title", "## Part\n\nText.");
  const { compiledAnew, pages } = await maker.make();
  expect(compiledAnew).toEqual(["content/en/guide/index.mdx", "content/en/guide/page.mdx"]);
  expect(pages.find(({ path: address }) => address === "/guide/page/")).toMatchObject({
    breadcrumbs: [{ label: "Guide" }, { label: "A longer title" }],
  });
});

test("a release note that is written, edited or taken away changes the page and the feed that show it, and no other", async () => {
  const note = path.join(root, "content", "en", "releases", "2026-11-21.md");
  write("content/en/releases/index.mdx", "Releases", "<ReleaseNotes />");
  fs.mkdirSync(path.join(root, "content", "ru", "releases"));
  const maker = siteModelMaker(root, null);
  await maker.make();
  const after = async () => {
    const { compiledAnew, releaseNotes } = await maker.make();
    return { compiledAnew, feed: releaseNotes.ru.map(({ text }) => text) };
  };
  const page = "content/en/releases/index.mdx";
  const file = "content/en/releases/2026-11-21.md";
  fs.writeFileSync(note, "First.");
  expect(await after()).toEqual({ compiledAnew: [page, file].sort(), feed: ["First."] });
  fs.writeFileSync(note, "Another.");
  expect(await after()).toEqual({ compiledAnew: [page, file].sort(), feed: ["Another."] });
  const russian = path.join(root, "content", "ru", "releases", "2026-11-21.md");
  fs.writeFileSync(russian, "Первое.");
  expect(await after()).toEqual({ compiledAnew: ["content/ru/releases/2026-11-21.md"], feed: ["Первое."] });
  for (const gone of [note, russian]) fs.rmSync(gone);
  expect(await after()).toEqual({ compiledAnew: [page], feed: [] });
});

test("a picture that comes after the doc that shows it is noticed", async () => {
  const maker = siteModelMaker(root, null);
  const isMissing = ({ rule }: { rule: string }) => rule === "image-exists";
  expect((await maker.make()).findings.filter(isMissing)).toHaveLength(2);
  fs.mkdirSync(path.join(root, "static", "images"), { recursive: true });
  fs.copyFileSync(square, path.join(root, "static", "images", "square.png"));
  expect((await maker.make()).findings.filter(isMissing)).toEqual([]);
});

test("what editors leave beside docs is no doc, and YAML that cannot be read is named, not thrown", async () => {
  fs.symlinkSync(path.join(root, "nowhere"), path.join(root, "content", "en", "guide", ".#page.mdx"), "junction");
  fs.writeFileSync(path.join(root, "content", "en", "guide", "._page.mdx"), "\0");
  fs.writeFileSync(path.join(root, "content", "en", "guide", "bad.mdx"), "---\ntitle: *x*\n---\n\nText.\n");
  const { docs, findings } = await siteModelMaker(root, null).make();
  expect(docs).toHaveLength(4);
  expect(findings.filter(({ rule }) => rule === "front-matter").map(({ file }) => file)).toEqual([
    "content/en/guide/bad.mdx",
  ]);
});

test("what another process has compiled ahead is not compiled again", async () => {
  write("content/en/releases/index.mdx", "Releases", "<ReleaseNotes />");
  fs.writeFileSync(path.join(root, "content", "en", "releases", "2026-11-21.md"), "First.");
  const cache = path.join(root, "cache");
  await compileAhead(root, cache);
  const model = await siteModelMaker(root, cache).make();
  expect(model.compiledAnew).toEqual([]);
  const { docs } = await siteModelMaker(root, null).make();
  expect(model.docs.map(({ treeDigest }) => treeDigest)).toEqual(docs.map(({ treeDigest }) => treeDigest));
});

test("two processes may compile the same docs at the same time", async () => {
  const cache = path.join(root, "cache");
  const [model] = await Promise.all([siteModelMaker(root, cache).make(), compileAhead(root, cache)]);
  expect(model.docs).toHaveLength(4);
  expect((await siteModelMaker(root, cache).make()).compiledAnew).toEqual([]);
});
