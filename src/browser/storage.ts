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

/**
 * Gatsby's start-up writes to session storage without a guard, and a page whose storage throws would never
 * hydrate: it gets a storage that lasts for the visit.
 */
export function ensureSessionStorage(): void {
  try {
    window.sessionStorage.removeItem("");
  } catch {
    const kept = new Map<string, string>();
    const value = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.defineProperty(window, "sessionStorage", { configurable: true, value });
  }
}
