import { expect, test } from "vitest";
import { codeMeta } from "./codeMeta";

test.each([
  ["", "", []],
  ['title="create.py"', "create.py", []],
  ["{2,4-6}", "", [2, 4, 5, 6]],
  ['title="a b.sh" {1}', "a b.sh", [1]],
  ["{x}", "", []],
])("reads %j", (meta, title, marked) => {
  const read = codeMeta(meta);
  expect(read.title).toBe(title);
  expect([...read.marked]).toEqual(marked);
});
