import { expect, test } from "vitest";
import { languageName } from "./languageName";

test("a language is called as readers of another call it", () => {
  expect(languageName("ru", "en")).toBe("Russian");
  expect(languageName("en", "ru")).toBe("английский");
});
