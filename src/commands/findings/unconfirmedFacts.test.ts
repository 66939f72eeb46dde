import fs from "node:fs";
import { expect, test } from "vitest";
import { facts } from "../../site/facts";
import { interfaceLabels } from "../../site/interfaceLabels";
import { unconfirmedFacts, unconfirmedLabels } from "./unconfirmedFacts";

const namesIn = (known: Record<string, { confirmed: boolean }>) =>
  Object.entries(known).flatMap(([name, { confirmed }]) => (confirmed ? [] : [name]));

test.each([
  ["fact", "src/site/facts.ts", namesIn(facts), unconfirmedFacts(process.cwd())],
  [
    "label in use",
    "src/site/interfaceLabels.ts",
    namesIn(interfaceLabels),
    unconfirmedLabels(process.cwd(), Object.keys(interfaceLabels)),
  ],
])("every %s that is not confirmed is named with its line, for information only", (_what, file, names, found) => {
  const source = fs.readFileSync(file, "utf8").split("\n");
  expect(found.map((finding) => finding.file)).toEqual(names.map(() => file));
  expect(found.map(({ line }) => source[line - 1]?.trim().split(":")[0])).toEqual(names);
  expect(found.map(({ severity }) => severity)).toEqual(names.map(() => "info"));
});

test("a label is named once with how often it is used; one that nothing uses, or that is confirmed, is not", () => {
  const found = unconfirmedLabels(process.cwd(), ["unlock", "createProfile", "stopProfile", "unlock", "noSuch"]);
  expect(found.map(({ text }) => text)).toEqual([
    "stopProfile (Stop, Остановить) is used once, unconfirmed",
    "unlock (Unlock, Разблокировать) is used 2 times, unconfirmed",
  ]);
});

test("the README says before publishing what is not confirmed, and nothing else", () => {
  const [, part = ""] = fs.readFileSync("README.md", "utf8").split("### Before you publish\n");
  const said = part
    .split("\n### ")[0]
    ?.replaceAll(/`src\/[^`]*`/g, "")
    .match(/(?<=`)\w+(?=`)/g);
  expect(said).toEqual([...namesIn(facts), ...namesIn(interfaceLabels)]);
});
