import { expect, test } from "vitest";
import { siteConfig } from "../../site/siteConfig";
import { publishedAddress } from "./publishedAddress";

test("without variables the site stands at the root of the configured address", () => {
  const expected = { siteUrl: siteConfig.defaultSiteUrl, pathPrefix: "" };
  expect(publishedAddress({})).toEqual(expected);
  expect(publishedAddress({ SITE_URL: "", PATH_PREFIX: "" })).toEqual(expected);
  expect(publishedAddress({ PATH_PREFIX: "/" })).toEqual(expected);
});

test.each([
  ["https://docs.example.com", undefined, "https://docs.example.com", ""],
  ["https://docs.example.com/", "", "https://docs.example.com", ""],
  ["https://example.github.io/docs/", "/docs", "https://example.github.io/docs", "/docs"],
  ["http://localhost:8080/a/b", "/a/b/", "http://localhost:8080/a/b", "/a/b"],
])("SITE_URL=%s and PATH_PREFIX=%s", (SITE_URL, PATH_PREFIX, siteUrl, pathPrefix) => {
  expect(publishedAddress({ SITE_URL, PATH_PREFIX })).toEqual({ siteUrl, pathPrefix });
});

test("a prefix alone is added to the configured address", () => {
  expect(publishedAddress({ PATH_PREFIX: "/help" }).siteUrl).toBe(`${siteConfig.defaultSiteUrl}/help`);
});

test.each([
  "docs.example.com",
  "ftp://example.com",
  "https://example.com/?a",
  "https://example.com/#a",
  "https://a@b.c",
])("SITE_URL=%s is refused with a sentence that says what to write", (SITE_URL) =>
  expect(() => publishedAddress({ SITE_URL })).toThrow(/^SITE_URL is ".+": write .* SITE_URL="https:/),
);

test.each(["docs", "https://example.com/docs", "/a//b", "/a b", "/../a", "/ы"])(
  "PATH_PREFIX=%s is refused with a sentence that says what to write",
  (PATH_PREFIX) =>
    expect(() => publishedAddress({ PATH_PREFIX })).toThrow(/^PATH_PREFIX is ".+": write .* PATH_PREFIX="\/docs"/),
);

test("an address and a prefix that contradict each other are refused, with both ways out", () => {
  expect(() => publishedAddress({ SITE_URL: "https://example.com/docs" })).toThrow(
    'Set PATH_PREFIX="/docs", or SITE_URL="https://example.com".',
  );
  expect(() => publishedAddress({ SITE_URL: "https://example.com", PATH_PREFIX: "/docs" })).toThrow(
    'Set PATH_PREFIX="", or SITE_URL="https://example.com/docs".',
  );
});
