import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { builtDocs, chooseDocs } from "./builtDocs";

function site(pages: Record<string, { rows?: string[]; title?: string; text?: string; isDoc?: boolean }>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-built-"));
  for (const [address, { rows = [], title = address, text = "", isDoc = true }] of Object.entries(pages)) {
    const links = rows.map((href) => `<li><a class="row" href="${href}"><span>row</span></a></li>`).join("");
    const article = `<h1>${title}</h1><div${isDoc ? ' data-article=""' : ""}>${text}<a href="/else/">else</a></div>`;
    fs.mkdirSync(path.join(folder, address), { recursive: true });
    const html = `<html><aside class="a"><nav><ul>${links}</ul></nav></aside>${article}</html>`;
    fs.writeFileSync(path.join(folder, address, "index.html"), html);
  }
  return folder;
}

const rows = ["/a/", "/a/one/", "/a/two/", "/a/three/", "/b/"];
const long = "long ".repeat(90);

test("reads docs with their titles and the rows of their sidebars, the nearest first, and no other pages", () => {
  const folder = site({
    "/a/two/": { rows, title: "Tabs &amp; <em>more</em>" },
    "/ru/a/": {},
    "/search/": { isDoc: false },
  });
  expect(builtDocs(folder).map(({ path: address, locale, title }) => [address, locale, title])).toEqual([
    ["/a/two/", "en", "Tabs more"],
    ["/ru/a/", "ru", "/ru/a/"],
  ]);
  expect(builtDocs(folder)[0]?.linked).toEqual(["/a/one/", "/a/three/", "/a/", "/b/"]);
});

test("chooses the shortest doc that is no overview and the longest one, each with the nearest that leads back", () => {
  const folder = site({
    "/a/": { rows },
    "/a/one/": { rows, text: long.repeat(2) },
    "/a/two/": { rows, text: "a few words more" },
    "/a/three/": { rows, text: "few words", title: "Three" },
    "/b/": { rows: ["/a/", "/b/"], text: long },
    "/ru/a/": { rows },
  });
  const chosen = chooseDocs(builtDocs(folder), "en");
  expect(chosen.short.path).toBe("/a/three/");
  expect(chosen.neighbour.path).toBe("/a/two/");
  expect(chosen.long.path).toBe("/a/one/");
  expect(chosen.nextToLong.path).toBe("/a/");
  expect(() => chooseDocs(builtDocs(folder), "ru")).toThrow('no two docs in "ru"');
});
