import { useEffect } from "react";
import { siteConfig } from "../../site/siteConfig";

/** Opens search on Ctrl+K, on a Mac ⌘K; where the configuration switches it off there is no listener at all. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    if (!siteConfig.search.shortcut) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      const modifier = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      // By the key's position as well: on a Russian keyboard the same key types «л».
      const isKey = event.key.toLowerCase() === "k" || event.code === "KeyK";
      if (!isKey || !modifier || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [open]);
}

/** Whether the reader's keyboard has ⌘. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgentData?.platform ?? navigator.platform);
}

declare global {
  interface Navigator {
    /** Client hints (https://wicg.github.io/ua-client-hints/); Chromium only. */
    userAgentData?: { platform: string };
  }
}
