import fs from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { runChecks } from "../checks/runChecks";
import { docCompiler } from "../documents/compileDocs";
import { docLibrary } from "../documents/docLibrary";
import type { Finding } from "../documents/finding";
import { readContent } from "./readContent";

/** Everything the build would say about a site's content, in seconds and without building. */
export async function checkContent(root: string): Promise<Finding[]> {
  const { docs, findings } = readContent(root);
  const library = docLibrary(docs);
  const compiler = docCompiler(library, (address) => sizeOf(path.join(root, "static", address)));
  const compiled = await Promise.all(docs.map(async (doc) => [doc, await compiler.compile(doc)] as const));
  return [...findings, ...runChecks({ library, compiled: new Map(compiled) })];
}

function sizeOf(file: string): { width: number; height: number } | null {
  if (!fs.existsSync(file)) return null;
  const { width, height } = imageSize(fs.readFileSync(file));
  return { width, height };
}
