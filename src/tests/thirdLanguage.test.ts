import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withSlashes } from "../docs/read/filePath";

// The fixture site has German beside our languages; what it lays over the project is all that a language takes.
const fixture = "src/tests/fixtures/site";
const overlays = fs
  .readdirSync(path.join(fixture, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => fs.statSync(path.join(fixture, "src", file)).isFile())
  .map((file) => withSlashes(file))
  .sort();
const ofTheSite = ["site/home.ts", "site/sections.ts", "site/siteConfig.ts"];
const registries = ["i18n/bundledStrings.ts", "languages/languages.ts", "site/locales.ts"];

test("a language takes its pack, its strings, and a line in the lists of languages", () => {
  const strings = fs.readdirSync("src/locales/en").map((file) => `locales/de/${file}`);
  expect(overlays).toEqual([...ofTheSite, ...registries, ...strings, "languages/de.ts"].sort());
});

test.each(registries)("%s is the project's own, with German added", (file) => {
  const withGerman = fs.readFileSync(path.join(fixture, "src", file), "utf8");
  const withoutGerman = withGerman
    .replace(/^import .* from ".*\/de(?:\/\w+\.json)?";\n/gm, "")
    .replace(/^ {2}de: .*\n/gm, "");
  expect(withoutGerman).not.toBe(withGerman);
  expect(withoutGerman).toBe(fs.readFileSync(path.join("src", file), "utf8"));
});
