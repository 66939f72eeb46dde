import { expect, test } from "vitest";
import { identifierWords } from "./identifiers";

test.each([
  ["the automation_token here", ["automationtoken"]],
  ["--no-sandbox", ["nosandbox"]],
  ["useFlexSearch", ["use", "flex", "search"]],
  ["openURLNow", ["open", "url", "now"]],
  ["profile/start", ["profilestart"]],
  ["Wi-Fi and plain words", ["wifi"]],
  ["45011", []],
  ["Просто текст.", []],
])("of %j", (text, expected) => {
  expect(identifierWords(text)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(identifierWords(text)).toEqual([]);
});

test("a path is known without its host, and by the names in it", () => {
  const words = identifierWords("https://api.example.org:45011/api/v2/profile_start?id=1");
  expect(words).toEqual(expect.arrayContaining(["apiv2profilestart", "profilestart"]));
});
