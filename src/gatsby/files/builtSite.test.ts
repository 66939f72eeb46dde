import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { redirectPage } from "../../docs/outputs/redirectPage";
import { withSlashes } from "../../docs/read/filePath";
import { compressFiles } from "./compressedFiles";
import { writePolicies } from "./policies";
import { removeStaleFiles, removeStaleRedirects } from "./staleFiles";

let folder = "";

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-built-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

test("scripts and styles of earlier builds are gone from the built site, with what stood beside them", async () => {
  const kept = ["app-53a64fda7ff8493b8b6f.js", "app.687413f703fec01b9c55.css", "index.html", "search-index-en.json"];
  const stale = ["app-11a64fda7ff8493b8b6f", "452-11a64fda7ff8493b8b6f"].flatMap((name) => [
    `${name}.js`,
    `${name}.js.map`,
    `${name}.js.LICENSE.txt`,
  ]);
  write(Object.fromEntries([...kept, ...stale, "webpack.stats.json"].map((file) => [file, "x"])));
  await removeStaleFiles(folder, new Set(kept.slice(0, 2)));
  expect(fs.readdirSync(folder).sort()).toEqual(kept.sort());
});

test("pages get a policy with their own code and the progress bar's style", async () => {
  const head = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>';
  write({
    "a/index.html": `${head}<script>one()</script></head></html>`,
    "b/index.html": `${head}<style>a{}</style></head></html>`,
    "old/index.html": redirectPage("/a/", "https://example.org"),
    "page-data/404.html/page-data.json": "{}",
    "_gatsby/slices/part.html": "<script>two()</script>",
  });
  const { scripts, styles } = await writePolicies(folder);
  expect(scripts.size).toBe(2);
  expect(styles.size).toBe(2);
  const policyOf = (file: string) => /script-src ([^;]*)/.exec(fs.readFileSync(path.join(folder, file), "utf8"))?.[1];
  expect(policyOf("a/index.html")?.split(" ")).toHaveLength(2);
  expect(policyOf("b/index.html")).toBe("'self'");
  expect(policyOf("old/index.html")?.split(" ")).toHaveLength(2);
  expect(policyOf("_gatsby/slices/part.html")).toBeUndefined();
});

test("aliases that are gone lose their pages, with the folder unless more lies in it", async () => {
  const redirect = redirectPage("/a/", "https://example.org");
  write({
    "a/index.html": `<!DOCTYPE html><html>${"words ".repeat(1000)}</html>`,
    "old/index.html": redirect,
    "older/index.html": redirect,
    "older.html": redirect,
    "oldest/index.html": redirect,
    "oldest/deeper/index.html": "<!DOCTYPE html><html></html>",
  });
  await removeStaleRedirects(folder, (address) => address === "/old/index.html");
  const left = fs.readdirSync(folder, { recursive: true }).map((file) => withSlashes(String(file)));
  expect(left.sort()).toEqual(
    ["a", "a/index.html", "old", "old/index.html", "oldest", "oldest/deeper", "oldest/deeper/index.html"].sort(),
  );
});

test("larger texts get compressed files beside them, which are made again only when the text is", async () => {
  const long = "one of many words ".repeat(200);
  write({
    "index.html": long,
    "app-53a64fda7ff8493b8b6f.js": long,
    "short.html": "few words",
    "icon.png": long,
    "gone.html.br": "of an earlier build",
    "index.html.gz.new": "of a build that was ended",
  });
  await compressFiles(folder);
  const compressed = ["app-53a64fda7ff8493b8b6f.js", "index.html"].flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(fs.readdirSync(folder).filter((file) => /\.(br|gz|new)$/.test(file))).toEqual(compressed);
  const read = (file: string) => fs.readFileSync(path.join(folder, file));
  expect(zlib.brotliDecompressSync(read("index.html.br")).toString()).toBe(long);
  expect(zlib.gunzipSync(read("index.html.gz")).toString()).toBe(long);

  fs.writeFileSync(path.join(folder, "app-53a64fda7ff8493b8b6f.js"), "x");
  write({ "index.html": long.replaceAll("many", "several") });
  const inode = (file: string) => fs.statSync(path.join(folder, file)).ino;
  await compressFiles(folder);
  expect(zlib.brotliDecompressSync(read("index.html.br")).toString()).toContain("several");
  expect(fs.existsSync(path.join(folder, "app-53a64fda7ff8493b8b6f.js.br"))).toBe(false);
  const before = inode("index.html.br");
  await compressFiles(folder);
  expect(inode("index.html.br")).toBe(before);
});

test("what all readers load, and those who search, is compressed as far as it can be", async () => {
  // Where words come again in many ways, the highest quality finds more than others.
  const text = Array.from({ length: 4000 }, (_, index) => `word${(index * 7919) % 613}`).join(" ");
  const files = ["app-53a64fda7ff8493b8b6f.js", "search-index-en.json", "search-words-ru-1.json", "index.html"];
  write(Object.fromEntries(files.map((file) => [file, text])));
  await compressFiles(folder);
  const sizes = files.map((file) => fs.statSync(path.join(folder, `${file}.br`)).size);
  const least = zlib.brotliCompressSync(text).length;
  expect(sizes.slice(0, 3)).toEqual([least, least, least]);
  expect(sizes[3]).toBeGreaterThan(least);
});
