import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readCache, writeCache } from "../../cache";
import { keptSuggestions, suggestionsFor } from "./suggestions";

test("a suggestion is made once a word and kept for later runs, until dictionaries change", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-suggestions-"));
  let made = 0;
  const make = () => [`made ${(made += 1)}`];
  const save = keptSuggestions(folder, "dictionaries 1");
  expect(suggestionsFor("en", "wrod", make)).toEqual(["made 1"]);
  expect(suggestionsFor("en", "wrod", make)).toEqual(["made 1"]);
  expect(suggestionsFor("ru", "wrod", make)).toEqual(["made 2"]);
  save();
  const [[version, kept] = ["", []]] = readCache<[string, string[]][]>(folder, "suggestions");
  expect(kept).toContainEqual(["en wrod", ["made 1"]]);

  writeCache(folder, "suggestions", new Map([[version, [["en frmo", ["from before"]]]]]));
  keptSuggestions(folder, "dictionaries 2");
  expect(suggestionsFor("en", "frmo", make)).toEqual(["made 3"]);
  keptSuggestions(folder, "dictionaries 1");
  expect(suggestionsFor("en", "frmo", make)).toEqual(["from before"]);
  fs.rmSync(folder, { recursive: true });
});
