import type { Page } from "@playwright/test";

/** A quick reader's typing: milliseconds from key to key. */
const betweenKeys = 120;

/**
 * Types into the focused field, a key for each letter of any alphabet. Playwright's own typing presses keys of an American
 * keyboard only, and puts other letters in without a key event, so that no latency of a key could be measured.
 */
export async function typeKeys(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const letter of text) {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", text: letter, key: letter });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
    await page.waitForTimeout(betweenKeys);
  }
  await session.detach();
}
