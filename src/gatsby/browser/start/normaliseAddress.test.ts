import { expect, test } from "vitest";
import { safeHash } from "./normaliseAddress";

test.each([
  ["#steps", "#steps"],
  ["#%D0%BF%D1%80", "#%D0%BF%D1%80"],
  ["#100%", "#100%25"],
  ["#%E0%A4%A", "#%25E0%25A4%25A"],
  ["", ""],
])("%s becomes %s, which can be decoded", (hash, safe) => {
  expect(safeHash(hash)).toBe(safe);
  expect(() => decodeURIComponent(safeHash(hash))).not.toThrow();
});
