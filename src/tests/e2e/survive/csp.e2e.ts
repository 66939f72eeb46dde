import { expect, test } from "@playwright/test";
import { openReady } from "../../support/openReady";
import { searchFor } from "../../support/searchDialog";

test("adds no style attributes and event handlers while a page is used [S7.11]", async ({ page }) => {
  for (const path of ["/plants/planting/", "/ru/", "/search/?q=acorns", "/nowhere/"]) {
    await openReady(page, path);
    const { dialog } = await searchFor(page, "Antonovka");
    await expect(dialog.getByRole("option").first(), path).toBeVisible();
    const found = await page.evaluate(() => {
      const known = "#gatsby-focus-wrapper, #gatsby-announcer, #nprogress, #nprogress *";
      const elements = [...document.querySelectorAll("*")].filter((element) => !element.matches(known));
      return elements
        .filter((element) => element.getAttributeNames().some((a) => a === "style" || a.startsWith("on")))
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(found, path).toEqual([]);
  }
});
