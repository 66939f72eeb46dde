import { expect, test } from "vitest";
import { formatDate } from "./formatDate";

test("writes the date in the page's language", () => {
  expect(formatDate("2026-11-21", "en")).toBe("21 November 2026");
  expect(formatDate("2026-11-21", "ru")).toMatch(/^21 ноября 2026/);
});
