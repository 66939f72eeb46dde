import { siteConfig } from "../site/siteConfig";
import { storageKeys } from "../site/storageKeys";
import { readStored, writeStored } from "./storage";

/** Remembers the version a reader picked. */
export function rememberVersion(name: string): void {
  writeStored(storageKeys.version, name);
}

/** The version a reader picked before; one that no longer exists is forgotten. */
export function preferredVersion(): string | null {
  const stored = readStored(storageKeys.version);
  if (stored === null || siteConfig.versions.some(({ name }) => name === stored)) return stored;
  writeStored(storageKeys.version, null);
  return null;
}
