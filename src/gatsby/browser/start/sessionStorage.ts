/**
 * Gatsby's start-up writes to session storage without a guard, and a page whose storage throws would stay without
 * life: it gets a storage that lasts for the visit.
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
