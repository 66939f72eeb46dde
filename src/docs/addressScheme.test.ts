import { expect, test } from "vitest";
import { addressScheme } from "./addressScheme";

test.each([
  ["https://example.org/", "https"],
  ["MAILTO:a@example.org", "mailto"],
  ["javascript:alert(1)", "javascript"],
  ["JaVaScRiPt:alert(1)", "javascript"],
  [" \u0001javascript:alert(1)", "javascript"],
  ["java\tscr\nipt:alert(1)", "javascript"],
  ["data:text/html,x", "data"],
  ["/guide/", null],
  ["/search/?q=a:b", null],
  ["#a:b", null],
  ["//example.org/", null],
  ["./javascript:x", null],
  ["", null],
])("%j has the scheme %s", (address, scheme) => {
  expect(addressScheme(address)).toBe(scheme);
});
