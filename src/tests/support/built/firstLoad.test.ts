import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { expect, test } from "vitest";
import { bytesByKind } from "./firstLoad";
import { sentFile } from "./brotli";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-bytes-"));
const write = (file: string, content: string | Buffer) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), content);
};
const picture = Buffer.from("picture".repeat(50));
write("a/index.html", "<p>word</p>".repeat(50));
write("app.js", "run();".repeat(50));
write("chunk.js", "chunk();".repeat(70));
write("page-data/a/page-data.json", '{"a":1}'.repeat(9));
write("one.css", "a{b:c}".repeat(50));
write("two.png", picture);

test("counts what is sent: text compressed, in the page's HTML, scripts, data and others", () => {
  const size = (file: string) => sentFile(path.join(folder, file)).body.length;
  const paths = ["/a/", "/app.js", "/chunk.js", "/page-data/a/page-data.json", "/one.css", "/two.png"];
  expect(bytesByKind(folder, paths)).toEqual({
    html: size("a/index.html"),
    scripts: size("app.js") + size("chunk.js"),
    data: size("page-data/a/page-data.json"),
    other: size("one.css") + picture.length,
  });
  expect(size("app.js")).toBeLessThan(50);
});

test("what is compressed comes out again as it was, and is the same every time", () => {
  const { body, isCompressed } = sentFile(path.join(folder, "app.js"));
  expect(isCompressed).toBe(true);
  expect(zlib.brotliDecompressSync(body).toString()).toBe("run();".repeat(50));
  expect(sentFile(path.join(folder, "app.js")).body.equals(body)).toBe(true);
});

test("says which file of the site is missing", () => {
  expect(() => bytesByKind(folder, ["/no-such.js"])).toThrow("no-such.js");
});
