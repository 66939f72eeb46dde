import { createHash } from "node:crypto";
import type { DocRecord } from "./docRecord";

/** What a translation translates: all that readers see of a doc. */
type TranslatedText = Pick<DocRecord, "title" | "description" | "label" | "task" | "body">;

/** Short hash of a doc's text, without outer white space. */
export function textHash({ title, description, label, task, body }: TranslatedText): string {
  // Without a task the hash is what it was before docs had tasks.
  const texts = [title, description ?? "", label ?? "", ...(task ? [task] : []), body];
  const level = texts.map((text) => text.trim());
  return createHash("sha256").update(JSON.stringify(level)).digest("hex").slice(0, 12);
}
