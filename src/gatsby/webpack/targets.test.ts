import { expect, test } from "vitest";
import { esbuildTargets } from "./targets";

test("the oldest version of each browser is built for, a range from its beginning", () => {
  const queries = ["Safari 17.0", "Safari 16.4", "iOS 16.6-16.7", "Chrome 140", "Edge 141", "Firefox 142"];
  expect(esbuildTargets(queries).sort()).toEqual(["chrome140", "edge141", "firefox142", "ios16.6", "safari16.4"]);
});

test("our own list reaches back to Safari 16.4", () => {
  expect(esbuildTargets()).toEqual(expect.arrayContaining(["safari16.4", "ios16.4"]));
});

test("a browser that esbuild does not know is named", () => {
  expect(() => esbuildTargets(["op_mini all"])).toThrow(/op_mini all/);
});
