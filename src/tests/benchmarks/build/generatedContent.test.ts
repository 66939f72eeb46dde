import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkContent } from "../../../commands/checkContent";
import { projectPath } from "../../../docs/read/filePath";
import { editOneDoc, homeOf, writeContent } from "./benchSites";
import { docPlaces, fewestDocs } from "./docPlaces";
import { generatedContent } from "./generatedContent";
import { sampleOf } from "./proseSample";

// A sample of our own, so that no change of the content changes what is tested here.
const english = [
  "A profile keeps its cookies, its history and its settings in one place.",
  "The settings of a profile open with the profile, and the cookies of a profile stay with it.",
  "Open the list of profiles, choose the profile and start it.",
  "When the profile stops, the history and the cookies are saved in the cloud.",
].join(" ");
const russian = [
  "Профиль хранит свои куки, свою историю и свои настройки в одном месте.",
  "Настройки профиля открываются вместе с профилем, а куки профиля остаются с ним.",
  "Откройте список профилей, выберите профиль и запустите его.",
  "Когда профиль остановлен, история и куки профиля сохраняются в облаке.",
].join(" ");
const samples = {
  en: sampleOf([{ title: "Profiles", body: `${english}\n\n## Before you start\n\n## What is saved` }], "en"),
  ru: sampleOf([{ title: "Профили", body: `${russian}\n\n## Перед началом\n\n## Что сохраняется` }], "ru"),
};
const count = 30;
const root = fs.mkdtempSync(path.join(os.tmpdir(), "generated-content-"));

beforeAll(() => writeContent(root, samples, count));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

test("the checks of our own docs find no mistake in generated ones: twins match, links lead to docs, code parses", async () => {
  const findings = await checkContent(root);
  // Words of readers' texts, and the addresses that the home page of our own site names, are not there; what stands where in
  // a generated doc is chance.
  const unlike = ["spelling", "home-links", "help-first"];
  expect(findings.filter(({ rule }) => !unlike.includes(rule))).toEqual([]);
});

test("the same seed makes the same files, another makes others", () => {
  expect(generatedContent(samples, count)).toEqual(generatedContent(samples, count));
  expect(generatedContent(samples, count, 1)).not.toEqual(generatedContent(samples, count));
});

test("there are as many docs as were asked for in each language, each beside its twin", () => {
  const files = [...generatedContent(samples, count).keys()];
  const english = files.filter((file) => file.startsWith("en/"));
  expect(english).toHaveLength(count);
  expect(files.filter((file) => file.startsWith("ru/")).map((file) => file.replace("ru/", "en/"))).toEqual(english);
});

test("a doc has seven sections and about 520 words", () => {
  const bodies = [...generatedContent(samples, 200)].flatMap(([file, source]) =>
    /^en\/.*\/doc-\d+\.mdx$/.test(file) ? [source.split("\n---\n")[1] ?? ""] : [],
  );
  expect(new Set(bodies.map((body) => body.replace(/^```[\s\S]*?^```/gm, "").match(/^##+ /gm)?.length))).toEqual(
    new Set([6]),
  );
  const words = bodies.map((body) => {
    const prose = body.replace(/^```[\s\S]*?^```|<[^>]*>|\]\([^)]*\)/gm, "");
    return prose.match(/\p{L}[\p{L}\p{N}_]*/gu)?.length ?? 0;
  });
  const mean = words.reduce((sum, length) => sum + length, 0) / words.length;
  expect(mean).toBeGreaterThan(470);
  expect(mean).toBeLessThan(570);
});

test("large sections are cut into groups, so that no folder has more than twenty docs", () => {
  for (const size of [fewestDocs, 115, 1000]) {
    const places = docPlaces(size);
    expect(places).toHaveLength(size);
    const folders = places.map(({ slug, isIndex }) => (isIndex ? slug : path.posix.dirname(slug)));
    const largest = Math.max(...folders.map((folder) => folders.filter((other) => other === folder).length));
    expect(largest).toBeLessThanOrEqual(21);
  }
});

test("a size too small for a site is refused", () => {
  expect(() => docPlaces(fewestDocs - 1)).toThrow(RangeError);
});

test("the home page's docs exist, and the same doc of ours is always replaced by the same", () => {
  const home = homeOf('a: "/guide/page/", b: "/tools/", c: "/guide/page/#a-heading"', count);
  const [first, second, third] = [...home.matchAll(/"\/(.*?)\/"/g)].map(([, slug]) => slug);
  const slugs = docPlaces(count).map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining([first, second]));
  expect(third).toBe(first);
  expect(second).not.toBe(first);
});

test("an edit adds a sentence to the text of one doc and leaves its front matter alone", () => {
  const before = generatedContent(samples, count);
  const file = editOneDoc(root, count);
  const name = projectPath(path.join(root, "content"), file);
  const [old = "", edited] = [before.get(name), fs.readFileSync(file, "utf8")];
  expect(edited.length).toBeGreaterThan(old.length);
  expect(edited.split("\n---\n")[0]).toBe(old.split("\n---\n")[0]);
  expect(edited.split("\n").filter((line) => !old.includes(line))).toHaveLength(1);
});
