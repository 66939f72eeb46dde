import fs from "node:fs";
import path from "node:path";
import { contentFolder } from "../../site/names";
import { withSlashes } from "./filePath";
import type { Finding } from "../finding";
import { readingFinding } from "../readingRules";
import type { DocRecord } from "./docRecord";
import { lastChanges } from "./lastChange";
import { readDoc } from "./readDoc";
import { lostNoteFindings, readReleaseNote } from "./releases/readReleaseNote";
import type { ReleaseNote } from "./releases/releaseNote";
import { readText } from "./readText";
import { splitFrontMatter } from "./splitFrontMatter";

/** All docs and release notes of a site, and what is to say about files that cannot be read. */
export type Content = { docs: DocRecord[]; notes: ReleaseNote[]; findings: Finding[] };

/**
 * Reads the content of a site, again and again: a file that has not changed since is not read a second time, and
 * where none has changed, the answer is the same object as before.
 */
export type ContentReader = { read(): Content };

/** What a file was when it was read, and what it gave: a doc, a note or neither. */
type ReadFile = { mark: string; doc: DocRecord | null; note: ReleaseNote | null; findings: Finding[] };

/** Docs (`.mdx`) and release notes (`.md`); not what systems and editors leave beside them, whose names begin with a dot. */
const contentFile = /(?:^|[\\/])[^.\\/][^\\/]*\.mdx?$/;

/** @param root folder of the site; its docs lie below `content/` */
export function contentReader(root: string): ContentReader {
  const folder = path.join(root, contentFolder);
  let known = new Map<string, ReadFile>();
  let content: Content | null = null;
  let changes: Map<string, string> | null = null;

  /** Null for a file that has gone since its folder was read, and for a link that leads nowhere: an editor's lock. */
  function readFile(file: string): ReadFile | null {
    const stat = fs.statSync(path.join(folder, file), { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    const mark = `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
    const before = known.get(file);
    if (before?.mark === mark) return before;
    const sourcePath = `content/${withSlashes(file)}`;
    const { text, findings } = readText(fs.readFileSync(path.join(folder, file)), sourcePath);
    if (text === null) return { mark, doc: null, note: null, findings };
    const found = <Read extends { findings: Finding[] }>(read: Read) => ({
      ...read,
      findings: [...findings, ...read.findings],
    });
    if (sourcePath.endsWith(".md")) return { mark, doc: null, ...found(readReleaseNote(sourcePath, text)) };
    const lastChange = (changes ??= lastChanges(root, contentFolder)).get(sourcePath) ?? null;
    return { mark, note: null, ...found(readSource(sourcePath, text, lastChange)) };
  }

  return {
    read() {
      const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
      const read = new Map(
        files.filter((file) => contentFile.test(file)).flatMap((file) => withFile(file, readFile(file))),
      );
      const isSame = read.size === known.size && [...read].every(([file, result]) => known.get(file) === result);
      known = read;
      if (!content || !isSame) content = contentOf([...read.values()]);
      return content;
    },
  };
}

function withFile(file: string, read: ReadFile | null): [string, ReadFile][] {
  return read ? [[file, read]] : [];
}

function contentOf(read: ReadFile[]): Content {
  const notes = read.flatMap(({ note }) => note ?? []);
  return {
    docs: read.flatMap(({ doc }) => doc ?? []),
    notes,
    findings: [...read.flatMap(({ findings }) => findings), ...lostNoteFindings(notes)],
  };
}

/** All docs and notes below a site's `content/`, read once. */
export function readContent(root: string): Content {
  return contentReader(root).read();
}

/** A doc of the text of a file, and what is wrong with it. */
export function readSource(
  sourcePath: string,
  source: string,
  lastChange: string | null,
): Pick<ReadFile, "doc" | "findings"> {
  const split = splitFrontMatter(source);
  if ("mistake" in split) {
    const { line, column, text } = split.mistake;
    const finding = readingFinding("front-matter", {
      file: sourcePath,
      line,
      column,
      text: `the front matter cannot be read: ${text}`,
      advice: "write it as YAML; quote values that have a colon",
    });
    return { doc: null, findings: [finding] };
  }
  const doc = readDoc({ id: sourcePath, sourcePath, source, lastChange, ...split });
  if (doc) return { doc, findings: [] };
  const finding = readingFinding("known-folder", {
    file: sourcePath,
    line: 1,
    column: 1,
    text: "the file lies in no language's folder",
    advice: "move it below the folder of a language, such as content/en/",
  });
  return { doc, findings: [finding] };
}
