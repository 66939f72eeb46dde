import fs from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import type { DocRecord } from "./docRecord";
import type { Finding } from "../finding";
import { localeKeys } from "../../site/locales";
import { lastChanges } from "./lastChange";
import { readDoc } from "./readDoc";

/** All docs below a site's `content/`, read without Gatsby; what cannot be read is named in the findings. */
export function readContent(root: string): { docs: DocRecord[]; findings: Finding[] } {
  const folder = path.join(root, "content");
  const changes = lastChanges(root, "content");
  const docs: DocRecord[] = [];
  const findings: Finding[] = [];
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.mdx?$/.test(file));
  for (const file of files.sort()) {
    const sourcePath = `content/${file.replaceAll(path.sep, "/")}`;
    const source = fs.readFileSync(path.join(folder, file), "utf8");
    const parsed = parseFrontMatter(source, sourcePath);
    if ("text" in parsed) {
      findings.push(parsed);
      continue;
    }
    const lastChange = changes.get(sourcePath) ?? null;
    const doc = readDoc({ id: file, sourcePath, source, lastChange, ...parsed });
    if (doc) docs.push(doc);
    else findings.push(outsideLanguages(sourcePath));
  }
  return { docs, findings };
}

function parseFrontMatter(source: string, file: string): { frontMatter: unknown; body: string } | Finding {
  try {
    const { data, content } = matter(source, {});
    return { frontMatter: data, body: content };
  } catch (error) {
    const { mark, reason } = error as { mark?: { line: number; column: number }; reason?: string };
    return {
      rule: "front-matter",
      severity: "error",
      file,
      line: (mark?.line ?? 0) + 1,
      column: (mark?.column ?? 0) + 1,
      text: `the front matter cannot be read: ${reason ?? String(error)}`,
      advice: "write it as YAML; quote values that have a colon",
    };
  }
}

function outsideLanguages(file: string): Finding {
  return {
    rule: "known-folder",
    severity: "error",
    file,
    line: 1,
    column: 1,
    text: "the file lies in no language's folder",
    advice: `move it below ${localeKeys.map((locale) => `content/${locale}/`).join(" or ")}`,
  };
}
