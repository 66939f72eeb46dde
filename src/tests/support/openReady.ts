import { expect, type Page, type Response } from "@playwright/test";
import { headerSearch } from "./searchDialog";

/** Opens a page and waits until it answers to clicks: the shortcut's hint is shown from then on. */
export async function openReady(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expect(headerSearch(page)).toContainText("K");
  return response;
}
