import { useSyncExternalStore } from "react";
import { siteConfig } from "../site/siteConfig";
import type { ColourMode } from "../site/siteConfigType";
import { storageKeys } from "../site/storageKeys";
import { readStored, writeStored } from "./storage";

const changed = "indigo:theme";
const systemQuery = "(prefers-color-scheme: dark)";

function currentMode(): ColourMode {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

function apply(mode: ColourMode): void {
  document.documentElement.dataset.theme = mode;
  window.dispatchEvent(new Event(changed));
}

/** Mode for a reader with this stored choice and this system: the choice, else the system, else the configuration. */
export function modeFor(stored: string | null, systemIsDark: boolean, theme = siteConfig.theme): ColourMode {
  if (stored === "light" || stored === "dark") return stored;
  if (theme.respectSystemPreference) return systemIsDark ? "dark" : "light";
  return theme.defaultMode;
}

/** Switches the mode and remembers it. */
export function chooseMode(mode: ColourMode): void {
  writeStored(storageKeys.theme, mode);
  apply(mode);
}

/** Follows other tabs and, for readers who have chosen nothing, the system. */
export function followTheme(): void {
  const system = window.matchMedia(systemQuery);
  const update = () => apply(modeFor(readStored(storageKeys.theme), system.matches));
  window.addEventListener("storage", (event) => {
    if (event.key === storageKeys.theme || event.key === null) update();
  });
  system.addEventListener("change", update);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** The mode the page is shown in; the configured default while it is drawn at build. */
export function useMode(): ColourMode {
  return useSyncExternalStore(subscribe, currentMode, () => siteConfig.theme.defaultMode);
}
