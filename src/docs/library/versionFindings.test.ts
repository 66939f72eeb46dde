import { expect, test } from "vitest";
import { docRecord } from "../../tests/support/content/docRecords";
import { docLibrary } from "./docLibrary";
import { versionFindings } from "./versionFindings";

const library = docLibrary([docRecord("en/guide/index.mdx"), docRecord("versions/1.0/en/guide/index.mdx")]);
const current = { name: "current", label: "Next" };

test("says nothing where configuration and folders agree", () => {
  expect(versionFindings(library, [current, { name: "1.0", label: "1.0" }])).toEqual([]);
});

test("names a folder that the configuration does not know, and a version that has no folder", () => {
  const findings = versionFindings(library, [current, { name: "0.9", label: "0.9" }]);
  expect(findings.map(({ file, text, severity }) => [file, text, severity])).toEqual([
    ["src/site/siteConfig.ts", "the version 0.9 has no docs", "error"],
    ["content/versions/1.0/en/guide/index.mdx", "the site has no version 1.0", "error"],
  ]);
});
