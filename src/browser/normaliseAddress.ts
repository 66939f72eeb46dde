/**
 * A hash that cannot be decoded (`#100%`) makes Gatsby's scroll handler throw and empties the page: it is replaced
 * by its escaped form before Gatsby looks, which finds nothing and harms nothing.
 */
export function safeHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replace(/(?:%[0-9a-f]{2})+|%/gi, (escaped) =>
      isDecodable(escaped) ? escaped : encodeURIComponent(escaped),
    );
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Repairs the address the page was opened with, and hashes that come later. */
export function watchHash(): void {
  const repair = () => {
    const safe = safeHash(location.hash);
    if (safe !== location.hash) history.replaceState(history.state, "", location.pathname + location.search + safe);
  };
  repair();
  // Before Gatsby's own listener, which would already throw.
  window.addEventListener("hashchange", repair, { capture: true });
  window.addEventListener("popstate", repair, { capture: true });
}
