import { expect, test } from "vitest";
import { withoutLogMarks } from "./withoutLogMarks";

const words = (query: string) => withoutLogMarks(query).trim();

test.each([
  ["[2026-11-28T10:15:03.123Z] ERROR profile is locked", "[ ] ERROR profile is locked"],
  ["2026/11/28 10:15:03 launcher: LOCKED", "launcher: LOCKED"],
  ["2026-11-28 10:15:03,120 +0300 stopped", "stopped"],
  ["HTTP/1.1 429 Too Many Requests", "429 Too Many Requests"],
  ["http/2 404", "404"],
])("of %j the message is left", (line, message) => {
  expect(words(line)).toBe(message);
});

test.each(["changes of 2026-11-28", "HTTP/2", "http/1.1 proxies", "at 10:15", "2026-11-28 10:15:03", ""])(
  "%j is what a reader asks",
  (query) => {
    expect(withoutLogMarks(query)).toBe(query);
  },
);
