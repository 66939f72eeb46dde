import { createHash } from "node:crypto";

/** Short hash of a doc's text, with line ends and outer white space levelled. */
export function bodyHash(body: string): string {
  const level = body.replace(/\r\n/g, "\n").trim();
  return createHash("sha256").update(level).digest("hex").slice(0, 12);
}
