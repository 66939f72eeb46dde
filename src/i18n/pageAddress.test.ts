import { expect, test } from "vitest";
import { pageAddress, readPageAddress } from "./pageAddress";

const versions = [{ name: "current" }, { name: "1.0" }];

test.each([
  ["en", "current", "", "/"],
  ["ru", "current", "", "/ru/"],
  ["ru", "current", "guide/faq", "/ru/guide/faq/"],
  ["ru", "1.0", "", "/ru/1.0/"],
  ["en", "1.0", "tools", "/1.0/tools/"],
  ["ru", "1.0", "search", "/ru/1.0/search/"],
] as const)("%s %s «%s» is at %s, and is read from it", (locale, version, slug, path) => {
  expect(pageAddress(locale, version, slug)).toBe(path);
  expect(readPageAddress(path, versions)).toEqual({ locale, version, slug });
});

test.each([
  ["a language without its slash", "/ru", { locale: "ru", version: "current", slug: "" }],
  ["a version that the site does not have", "/0.9/guide/", { locale: "en", version: "current", slug: "0.9/guide" }],
  ["a folder called like a version", "/guide/1.0/", { locale: "en", version: "current", slug: "guide/1.0" }],
  [
    "the current version, which has no name",
    "/current/guide/",
    { locale: "en", version: "current", slug: "current/guide" },
  ],
])("reads %s", (_name, path, address) => {
  expect(readPageAddress(path, versions)).toEqual(address);
});

test("takes the versions from the site's configuration", () => {
  expect(readPageAddress("/1.0/guide/")).toEqual({ locale: "en", version: "current", slug: "1.0/guide" });
});
