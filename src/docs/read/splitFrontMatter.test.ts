import { expect, test } from "vitest";
import { splitFrontMatter } from "./splitFrontMatter";

test.each([
  ["---\ntitle: A\n---\n\nText.\n", { frontMatter: { title: "A" }, body: "\nText.\n", bodyLine: 4 }],
  ["---\n---\nText.", { frontMatter: null, body: "Text.", bodyLine: 3 }],
  ["Text.\n\n---\n\nMore.", { frontMatter: null, body: "Text.\n\n---\n\nMore.", bodyLine: 1 }],
  ["---\ntitle: A\n---", { frontMatter: { title: "A" }, body: "", bodyLine: 3 }],
])("cuts %j", (source, expected) => {
  expect(splitFrontMatter(source)).toEqual(expected);
});

test("names the place of a mistake in the file", () => {
  expect(splitFrontMatter("---\ntitle: A\nlabel: b: c\n---\nText.")).toMatchObject({ mistake: { line: 3 } });
  expect(splitFrontMatter('---\ntitle: "A\n---\nText.')).toHaveProperty("mistake.text");
  expect(splitFrontMatter("---\ntitle: *note*\n---\nText.")).toHaveProperty("mistake.text");
});

test("never runs what stands in front matter", () => {
  const source = "---js\n{ title: (globalThis.hasRun = true) }\n---\nText.";
  expect(splitFrontMatter(source)).toMatchObject({ frontMatter: null });
  expect(globalThis).not.toHaveProperty("hasRun");
});
