import { expect, type Page } from "@playwright/test";

/** Opens an address and waits until its scripts have taken over: from now on a click opens a page without a reload. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAlive(page);
}

/** Waits for the first thing our code does once the page is alive: Gatsby's own announcer falls silent. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator("#gatsby-announcer")).not.toHaveAttribute("aria-live");
}

/** Addresses of the documents the browser loads from now on; the list grows as they come. */
export function documentLoads(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) addresses.push(request.url());
  });
  return addresses;
}
