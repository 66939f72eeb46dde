import { expect, test } from "vitest";
import { factFindings } from "./factFindings";
import { formatFinding } from "./finding";

test("finds facts that browsers would run, with their line", () => {
  const value = "javascript:alert(1)";
  expect(factFindings(process.cwd(), { supportUrl: { value, confirmed: true } }).map(formatFinding)).toEqual([
    expect.stringMatching(/^src\/site\/facts\.ts:\d\d:3 {2}supportUrl is a javascript: address; .+ \(safe-address\)$/),
  ]);
});

test.each(["https://example.org/", "launcher.example.org:45011", "localhost:8080/x", "Indigo X", "xcli"])(
  "%s is a good value",
  (value) => {
    expect(factFindings(process.cwd(), { name: { value, confirmed: true } })).toEqual([]);
  },
);

test("finds nothing in the facts of this site", () => {
  expect(factFindings(process.cwd())).toEqual([]);
});
