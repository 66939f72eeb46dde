import { createHash } from "node:crypto";

/** A short name for plain data: equal data have equal digests. Sixteen hexadecimal digits. */
export function digest(data: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(data) ?? "")
    .digest("hex")
    .slice(0, 16);
}
