import { expect, test } from "vitest";
import { analyzerOf } from "./analyzer";
import { identifierWords } from "./identifiers";

const analyzer = analyzerOf(null);

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
  expect(identifierWords(text, analyzer)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(identifierWords(text, analyzer)).toEqual([]);
});

test("a path is known without its host, and by the names in it", () => {
  const words = identifierWords("https://api.example.org:45011/api/v2/profile_start?id=1", analyzer);
  expect(words).toEqual(expect.arrayContaining(["apiv2profilestart", "profilestart"]));
});
