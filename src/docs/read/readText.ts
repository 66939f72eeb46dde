import { isUtf8 } from "node:buffer";
import type { Finding } from "../finding";
import { readingFinding } from "../readingRules";

/** Bytes of the largest file that is read: some hundred pages of print, far above what a reader would scroll through. */
const mostBytes = 1_000_000;

/** Letters of the longest word. The parser looks for mail addresses in words, and takes the square of their length. */
const longestWord = 2000;
const tooLong = new RegExp(`\\S{${longestWord + 1}}`);

/** Text of a file as the rest of the code knows it: without a byte order mark, its lines ended by `\n`. */
export type ReadText = { text: string | null; findings: Finding[] };

/**
 * Turns the bytes of a file into text. What systems write differently is made alike, so that digests of a text do not
 * depend on where it was checked out; what cannot be read is said with its line.
 * @param sourcePath path for the message
 * @returns no text when the file cannot be read
 */
export function readText(bytes: Buffer, sourcePath: string): ReadText {
  const finding = (rule: "readable-file" | "line-ends", line: number, text: string, advice: string) =>
    readingFinding(rule, { file: sourcePath, line, column: 1, text, advice });
  if (bytes.length > mostBytes) {
    const size = (bytes.length / 1e6).toFixed(1);
    return {
      text: null,
      findings: [finding("readable-file", 1, `the file has ${size} MB`, "cut it into several docs")],
    };
  }
  if (!isUtf8(bytes)) {
    const line =
      bytes
        .toString("latin1")
        .split("\n")
        .findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))) + 1;
    return { text: null, findings: [finding("readable-file", line, "the file is not UTF-8", "save it as UTF-8")] };
  }
  const raw = bytes.toString("utf8");
  const text = raw.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const endless = text.split("\n").findIndex((line) => line.length > longestWord && tooLong.test(line));
  if (endless >= 0) {
    const words = `a word has more than ${longestWord} characters`;
    return { text: null, findings: [finding("readable-file", endless + 1, words, "put what it holds into a file")] };
  }
  const findings: Finding[] = [];
  if (raw.startsWith("\uFEFF"))
    findings.push(finding("line-ends", 1, "the file begins with a byte order mark", "save it as UTF-8 without one"));
  const carriage = raw.indexOf("\r");
  if (carriage >= 0) {
    const line = raw.slice(0, carriage).split("\n").length;
    findings.push(finding("line-ends", line, "a line ends as on Windows", "save the file with line ends LF"));
  }
  return { text, findings };
}
