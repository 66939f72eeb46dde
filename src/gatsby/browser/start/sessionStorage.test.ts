import { expect, test, vi } from "vitest";
import { ensureSessionStorage } from "./sessionStorage";

test("a page whose storage throws gets one that lasts for the visit", () => {
  const reader: { sessionStorage: Storage } = {
    get sessionStorage(): never {
      throw new DOMException("denied", "SecurityError");
    },
  };
  vi.stubGlobal("window", reader);
  ensureSessionStorage();
  reader.sessionStorage.setItem("place", "12");
  expect(reader.sessionStorage.getItem("place")).toBe("12");
  reader.sessionStorage.removeItem("place");
  expect(reader.sessionStorage.getItem("place")).toBeNull();
});

test("a storage that works stays", () => {
  const sessionStorage = { removeItem: () => undefined };
  const reader = { sessionStorage };
  vi.stubGlobal("window", reader);
  ensureSessionStorage();
  expect(reader.sessionStorage).toBe(sessionStorage);
});
