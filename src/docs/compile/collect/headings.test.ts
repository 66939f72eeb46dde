import { expect, test } from "vitest";
import { docCompiler } from "../compileDocs";
import { docLibrary } from "../../library/docLibrary";
import { compile, docRecord } from "../../../tests/support/content/docRecords";

const anchorsOf = async (body: string) => (await compile(body)).headings.map(({ anchor }) => anchor);

test.each([
  ["## Check the format", ["check-the-format"]],
  ["## Проверка", ["проверка"]],
  ["## Same\n\n## Same", ["same", "same-1"]],
  ["## Constructor\n\n## toString\n\n## `__proto__`", ["constructor", "tostring", "__proto__"]],
  ["## What is `x`?", ["what-is-x"]],
])("anchors of %j", async (body, anchors) => {
  expect(await anchorsOf(body)).toEqual(anchors);
});

test("a translation takes its original's anchors by position", async () => {
  const original = docRecord("en/a.mdx", { body: "## First\n\n### Second" });
  const translation = docRecord("ru/a.mdx", { body: "## Первый\n\n### Второй\n\n## Лишний" });
  const { compile: compileDoc } = docCompiler(docLibrary([original, translation]), { imageSize: () => null });
  const { headings } = await compileDoc(translation);
  expect(headings.map(({ anchor, text }) => [anchor, text])).toEqual([
    ["first", "Первый"],
    ["second", "Второй"],
    ["лишний", "Лишний"],
  ]);
});
