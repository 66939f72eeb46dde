/**
 * The reader's browser storage, which may be full, forbidden or missing: reading then answers null, writing does
 * nothing, and the page works as if nothing were stored.
 */
export function readStored(key: string, kind: "local" | "session" = "local"): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a plain string; null removes it. */
export function writeStored(key: string, value: string | null, kind: "local" | "session" = "local"): void {
  try {
    if (value === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, value);
  } catch {
    // Nothing to do: see above.
  }
}

function storageOf(kind: "local" | "session"): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
