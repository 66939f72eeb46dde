import fs from "node:fs";
import { expect, test } from "vitest";
import { facts } from "../site/facts";
import { unconfirmedFacts } from "./unconfirmedFacts";

test("every fact that is not confirmed is named with its line, for information only", () => {
  const findings = unconfirmedFacts(process.cwd());
  const names = Object.entries(facts).flatMap(([name, { confirmed }]) => (confirmed ? [] : [name]));
  const source = fs.readFileSync("src/site/facts.ts", "utf8").split("\n");
  expect(findings.map(({ line }) => source[line - 1]?.trim().split(":")[0])).toEqual(names);
  expect(findings.map(({ severity }) => severity)).toEqual(names.map(() => "info"));
});
