import { expect, type Page } from "@playwright/test";

/** Where the page stands, in pixels from its top. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls by the wheel, as a reader does, and waits until the page has come to rest. @returns where it rests */
export async function scrollDown(page: Page, pixels: number): Promise<number> {
  const start = await scrollTop(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, pixels);
  let last = -1;
  const isAtRest = async () => {
    const before = last;
    last = await scrollTop(page);
    return last === before && last > start + pixels - 50;
  };
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true);
  return last;
}
