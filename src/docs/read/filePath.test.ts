import path from "node:path";
import { expect, test } from "vitest";
import { projectPath, withSlashes } from "./filePath";

test.each([
  ["Linux and macOS", path.posix, "/home/a b/docs", "/home/a b/docs/content/ru/faq.mdx", "./content/ru/faq.mdx"],
  ["Windows", path.win32, "C:\\a b\\docs", "c:\\a b\\docs\\content\\ru\\faq.mdx", ".\\content\\ru\\faq.mdx"],
])("on %s a file of the project has one name, however it is typed", (_system, paths, root, absolute, relative) => {
  for (const typed of [absolute, relative, "content/ru/faq.mdx", "content/en/../ru//faq.mdx"])
    expect(projectPath(root, typed, paths)).toBe("content/ru/faq.mdx");
});

test("only the system's own separator becomes a slash: a backslash may be part of a name elsewhere", () => {
  expect(withSlashes("en\\a.mdx", "\\")).toBe("en/a.mdx");
  expect(withSlashes("en/a\\b.mdx", "/")).toBe("en/a\\b.mdx");
});
