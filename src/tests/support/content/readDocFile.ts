import fs from "node:fs";
import { splitFrontMatter } from "../../../docs/read/splitFrontMatter";
import type { FrontMatter } from "../../../docs/read/frontMatter";

/** A doc as its author wrote it, its front matter unchecked. @throws when that is no YAML */
export function readDocFile(file: string): { frontMatter: Partial<FrontMatter>; body: string } {
  const split = splitFrontMatter(fs.readFileSync(file, "utf8"));
  if ("mistake" in split) throw new Error(`${file}:${split.mistake.line}: ${split.mistake.text}`);
  return { frontMatter: split.frontMatter as Partial<FrontMatter>, body: split.body };
}
