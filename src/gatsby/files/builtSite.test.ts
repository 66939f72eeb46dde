import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { redirectPage } from "../../docs/outputs/redirectPage";
import { writePolicies } from "./policies";
import { removeStaleFiles } from "./staleFiles";

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

test("pages get a policy with their own code and the progress bar's style; aliases that are gone lose their pages", async () => {
  const head = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>';
  write({
    "a/index.html": `${head}<script>one()</script></head></html>`,
    "b/index.html": `${head}<style>a{}</style></head></html>`,
    "old/index.html": redirectPage("/a/", "https://example.org"),
    "older/index.html": redirectPage("/a/", "https://example.org"),
    "page-data/404.html/page-data.json": "{}",
    "_gatsby/slices/part.html": "<script>two()</script>",
  });
  const { scripts, styles } = await writePolicies(folder, (address) => address === "/old/index.html");
  expect(scripts.size).toBe(2);
  expect(styles.size).toBe(2);
  const policyOf = (file: string) => /script-src ([^;]*)/.exec(fs.readFileSync(path.join(folder, file), "utf8"))?.[1];
  expect(policyOf("a/index.html")?.split(" ")).toHaveLength(2);
  expect(policyOf("b/index.html")).toBe("'self'");
  expect(policyOf("old/index.html")?.split(" ")).toHaveLength(2);
  expect(fs.existsSync(path.join(folder, "older/index.html"))).toBe(false);
  expect(policyOf("_gatsby/slices/part.html")).toBeUndefined();
});
