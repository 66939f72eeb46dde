import fs from "node:fs/promises";
import path from "node:path";
import type { InlineCode } from "../../docs/outputs/contentSecurityPolicy";
import { headersFile } from "../../docs/outputs/hostHeaders";
import { writePublic } from "./publicFiles";

/** Writes what hosts read beside the pages. @param code scripts and styles that stand in them */
export async function writeHeaders(code: InlineCode, basePath: string): Promise<void> {
  const files = await fs.readdir(path.resolve("public"));
  await writePublic("/_headers", headersFile(code, files, basePath));
}
