import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";

/** Writes a file below `public/`, unless it is there with the same text. @param file its address */
export async function writePublic(file: string, text: string): Promise<void> {
  const target = publicFile(file);
  const before = await fs.readFile(target, "utf8").catch(() => null);
  if (before === text) return;
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, text);
}

/** Whether there is a file below `public/`. @param file its address */
export function isPublic(file: string): boolean {
  return existsSync(publicFile(file));
}

function publicFile(file: string): string {
  return path.join(process.cwd(), "public", file);
}
