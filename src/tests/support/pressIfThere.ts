import type { Locator } from "@playwright/test";

/** Presses a button that the page may take away by itself, when what it is for has come meanwhile. */
export async function pressIfThere(button: Locator, mayGo = true): Promise<void> {
  if (!mayGo) return button.click();
  // What comes by itself comes at once.
  await button.waitFor({ state: "hidden", timeout: 1000 }).catch(() => button.click({ timeout: 2000 }).catch(() => {}));
}
