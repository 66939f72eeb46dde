import fs from "node:fs";
import { expect, test } from "vitest";
import { components } from "./components";

const guide = fs.readFileSync(".github/CONTRIBUTING.md", "utf8");
/** Rows of the table of what a body may hold, and of the parts of a drawing. */
const rows = (heading: string) =>
  (guide.split(`\n## ${heading}\n`)[1] ?? "").split("\n## ")[0]?.match(/^\|.*\|$/gm) ?? [];
const written = [...rows("Body"), ...rows("Draw the interface")].join("\n");
/** Written together in one row, or named by what they are. */
const tags = (text: string) => new Set([...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name));

test("CONTRIBUTING describes every component that authors may use, and no other", () => {
  expect([...tags(written)].sort()).toEqual(Object.keys(components).sort());
});

test("CONTRIBUTING names what each part of a drawing may have, and where it stands", () => {
  for (const row of rows("Draw the interface").filter((line) => line.includes("<"))) {
    const [name = ""] = tags(row);
    const { attributes = {}, parent } = components[name] ?? {};
    const [, , place = ""] = row.split("|");
    expect([place.match(/\w+/g) ?? []].flat(), row).toEqual(parent ? [parent].flat() : ["the", "doc"]);
    const said = [...Object.keys(attributes)].filter((attribute) => attribute !== "press");
    for (const attribute of said) expect(row).toMatch(new RegExp(`\\b${attribute}\\b`));
  }
});
