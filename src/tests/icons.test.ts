import fs from "node:fs";
import * as lucide from "lucide";
import { expect, test } from "vitest";
import { icons } from "../components/basics/icons";

test("each icon is what the package draws under that name", () => {
  const source = fs.readFileSync("src/components/basics/icons.ts", "utf8");
  const names = [...source.matchAll(/^import (\w+) from "lucide\/dist\/esm\/icons\/[\w-]+\.mjs";$/gm)].map(
    ([, name]) => name as "X",
  );
  expect(names).toHaveLength(Object.keys(icons).length);
  expect(new Set(Object.values(icons))).toEqual(new Set(names.map((name) => lucide[name])));
});
