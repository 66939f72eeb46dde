import { expect, test } from "vitest";
import { formatFinding } from "../finding";
import { readText } from "./readText";

const read = (bytes: Buffer | string) => {
  const { text, findings } = readText(Buffer.from(bytes as string), "content/en/a.mdx");
  return { text, findings: findings.map((finding) => `${finding.severity} ${formatFinding(finding)}`) };
};

test("reads a file as it is", () => {
  expect(read("Дом.\nTwo.\n")).toEqual({ text: "Дом.\nTwo.\n", findings: [] });
});

test("reads files of other systems as the same text, and says so", () => {
  expect(read("\uFEFFOne.\nTwo.\r\nThree.\rFour.")).toEqual({
    text: "One.\nTwo.\nThree.\nFour.",
    findings: [
      "warning content/en/a.mdx:1:1  the file begins with a byte order mark; save it as UTF-8 without one (line-ends)",
      "warning content/en/a.mdx:2:1  a line ends as on Windows; save the file with line ends LF (line-ends)",
    ],
  });
});

test("names the line that is not UTF-8", () => {
  expect(read(Buffer.from("One.\nна\nTwo \xff.\n", "latin1"))).toEqual({
    text: null,
    findings: ["error content/en/a.mdx:3:1  the file is not UTF-8; save it as UTF-8 (readable-file)"],
  });
  expect(read(Buffer.from("\uFEFFUTF-16", "utf16le")).text).toBeNull();
});

test("names a word without end", () => {
  expect(read(`One.\n${"x".repeat(2001)}`).findings).toEqual([
    "error content/en/a.mdx:2:1  a word has more than 2000 characters; put what it holds into a file (readable-file)",
  ]);
  expect(read(`${"x".repeat(2000)} ${"y".repeat(2000)}`).findings).toEqual([]);
});

test("does not read a file that nobody could", () => {
  expect(read("x".repeat(5_000_000))).toEqual({
    text: null,
    findings: ["error content/en/a.mdx:1:1  the file has 5.0 MB; cut it into several docs (readable-file)"],
  });
});
