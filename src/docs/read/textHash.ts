import { createHash } from "node:crypto";
import type { DocRecord } from "./docRecord";

/** What a translation translates: all that readers see of a doc. */
type TranslatedText = Pick<DocRecord, "title" | "description" | "label" | "body">;

/** Short hash of a doc's text, without outer white space. */
export function textHash({ title, description, label, body }: TranslatedText): string {
  const level = [title, description ?? "", label ?? "", body].map((text) => text.trim());
  return createHash("sha256").update(JSON.stringify(level)).digest("hex").slice(0, 12);
}
