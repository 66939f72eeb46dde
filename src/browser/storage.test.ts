import { expect, test, vi } from "vitest";
import { readStored, writeStored } from "./storage";

test("keeps and removes plain strings", () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  writeStored("theme", "dark");
  expect(readStored("theme")).toBe("dark");
  writeStored("theme", null);
  expect(readStored("theme")).toBeNull();
});

test("lives without storage", () => {
  vi.stubGlobal("window", {
    get localStorage(): never {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(() => writeStored("theme", "dark")).not.toThrow();
  expect(readStored("theme")).toBeNull();
});
