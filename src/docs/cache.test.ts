import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCache, writeCache } from "./cache";

let folder = "";
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-cache-"))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

test("remembers what was written, namespaces apart, the last writing alone", () => {
  const deep = path.join(folder, "not", "yet");
  writeCache(deep, "a", new Map([["1", ["x"]]]));
  writeCache(deep, "a", new Map([["2", ["y"]]]));
  writeCache(deep, "b", new Map([["1", 5]]));
  expect(readCache(deep, "a")).toEqual(new Map([["2", ["y"]]]));
  expect(readCache(deep, "b")).toEqual(new Map([["1", 5]]));
  expect(fs.readdirSync(deep).sort()).toEqual(["a.json", "b.json"]);
});

test.each(["", "{", '{"1": [', "null"])("a damaged file (%j) remembers nothing", (text) => {
  fs.writeFileSync(path.join(folder, "a.json"), text);
  expect(readCache(folder, "a").size).toBe(0);
  expect(readCache(folder, "never-written").size).toBe(0);
});
