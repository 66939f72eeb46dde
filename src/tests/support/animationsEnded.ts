import type { Page } from "@playwright/test";

/** Waits for all that moves on a page now, and does not move for ever, to be where it goes: until then it is measured on its way. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished));
  });
}
