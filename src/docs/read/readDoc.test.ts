import { expect, test } from "vitest";
import { readDoc } from "./readDoc";

const source = "---\ntitle: Cookies\nlabel: Short\n---\n\nSome text.\n";
const file = {
  id: "1",
  sourcePath: "content/en/guide/page.mdx",
  source,
  frontMatter: { title: "Cookies", label: "Short" },
  body: "Some text.\n",
  bodyLine: 6,
  lastChange: "2026-11-21",
};

test("a doc knows its name across languages, its path and its name in the sidebar [S3.2, S3.3, S3.4]", () => {
  expect(readDoc(file)).toMatchObject({ slug: "guide/page", path: "/guide/page/", label: "Short" });
  const russian = readDoc({ ...file, sourcePath: "content/ru/guide/page.mdx", frontMatter: { title: "Куки" } });
  expect(russian).toMatchObject({ slug: "guide/page", path: "/ru/guide/page/", label: null });
});

test("a date in front matter wins over git's", () => {
  expect(readDoc(file)?.lastChange).toBe("2026-11-21");
  expect(readDoc({ ...file, frontMatter: { title: "A", lastChange: "2026-01-02" } })?.lastChange).toBe("2026-01-02");
});

test("a file outside the languages' folders is no doc", () => {
  expect(readDoc({ ...file, sourcePath: "content/notes.mdx" })).toBeNull();
});

test("a task is translated text, too, and a doc without one has the hash it had before docs had tasks", () => {
  const withTask = readDoc({ ...file, frontMatter: { title: "Cookies", label: "Short", task: "Bring cookies in" } });
  expect(withTask?.task).toBe("Bring cookies in");
  expect(withTask?.textHash).not.toBe(readDoc(file)?.textHash);
  expect(readDoc(file)).toMatchObject({ task: null, textHash: "e05d603e8ed1" });
});
