/**
 * A hash that cannot be decoded (`#100%`) makes Gatsby's scroll handler throw and empties the page: it is replaced
 * by its escaped form, which finds nothing and harms nothing.
 */
export function safeHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/**
 * Repairs hashes that come after the page has opened; the one it opened with is the early script's, because the
 * router reads it before any of our code runs.
 */
export function watchHash(): void {
  const repair = () => {
    const safe = safeHash(location.hash);
    if (safe !== location.hash) history.replaceState(history.state, "", location.pathname + location.search + safe);
  };
  // In the capture phase, before Gatsby's own listener, which would already throw.
  window.addEventListener("hashchange", repair, { capture: true });
  window.addEventListener("popstate", repair, { capture: true });
}
