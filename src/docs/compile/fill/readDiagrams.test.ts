import { expect, test } from "vitest";
import { compile, docRecord, findingsOf, shortForm } from "../../../tests/support/content/docRecords";

const fence = (label: string, kind = "main") =>
  `Text.\n\n\`\`\`diagram title="Parts"\ntext: It shows parts.\nnodes:\n  a: { label: ${label}, kind: ${kind} }\n  b: "%%launcherPort%%"\nedges:\n  - a -> b: asks\n\`\`\``;

test("becomes a figure: the diagram as a list, then its picture", async () => {
  const { tree, findings } = await compile(fence("Agent"));
  expect(findings).toEqual([]);
  const [, figure] = tree;
  expect(figure?.slice(0, 3)).toEqual([
    "Diagram",
    {
      title: "Parts",
      text: "It shows parts.",
      width: expect.any(String) as string,
      height: expect.any(String) as string,
      fontSize: "14",
    },
    ["ul", null, { html: "<li>Agent → 45011: asks</li>" }],
  ]);
  const picture = JSON.stringify(figure?.slice(3));
  expect(picture).toMatch(/data-kind\W+main/);
  expect(picture).toMatch(/data-part\W+edge\W+d\W+M[\d. ]+L/);
  expect(picture).toMatch(/>45011</);
});

test("can be found by its title and its words", async () => {
  const { searchSections } = await compile(fence("Agent"));
  expect(searchSections[0]?.text).toMatch(/ Text\. \u0006Parts · Agent → 45011: asks$/);
});

test("mistakes are named with their line in the file", async () => {
  const { findings } = await compile(fence("Agent", "star").replace(' title="Parts"', ""));
  expect(shortForm(findings)).toEqual([
    "3:1 diagram: the diagram has no title",
    "6:1 diagram: nodes.a: must be text, or { label, kind }",
  ]);
});

test("its words are checked like prose, and both languages have the same boxes and arrows", async () => {
  const docs = (kind: string) => [
    docRecord("en/a.mdx", { title: "Page", body: fence("Agnet") }),
    docRecord("ru/a.mdx", { title: "Страница", body: fence("Агент", kind) }),
  ];
  const rules = async (kind: string) => (await findingsOf(docs(kind))).map(({ rule, line }) => `${rule} ${line}`);
  expect(await rules("main")).toContain("spelling 3");
  expect(await rules("main")).not.toContain("same-structure 3");
  expect(await rules("good")).toContain("same-structure 3");
});
