import { expect, type Page, test } from "@playwright/test";
import { answerLimit } from "../../../site/behaviour";
import { indexAddress, textsAddress } from "../../support/content/searchIndex";
import { openReady } from "../../support/openReady";
import { pressIfThere } from "../../support/pressIfThere";
import { searchDialog } from "../../support/searchDialog";
import { failures } from "../../support/served/failures";

const siteData = /\/site-data\//;
const scripts = /\.js$/;

/** All that search cannot do without. The scripts are those that come when it opens. */
const parts: Record<string, RegExp> = {
  "file that says where the index is": siteData,
  index: indexAddress,
  "script of search": scripts,
};

async function openSearch(page: Page) {
  await page.keyboard.press("Control+k");
  const { dialog, field } = searchDialog(page);
  await expect(dialog).toBeVisible();
  return { dialog, field };
}

for (const [part, address] of Object.entries(parts)) {
  for (const [failure, fail] of Object.entries(failures)) {
    test(`the ${part} ${failure}: search says so, the page stays as it is, and Retry makes it good [S7.9]`, async ({
      page,
    }) => {
      await page.clock.install();
      if (address !== scripts) await page.route(address, fail);
      await openReady(page, "/plants/");
      if (address === scripts) {
        await page.waitForLoadState("networkidle");
        await page.route(address, fail);
      }
      const { dialog, field } = await openSearch(page);
      if (failure === "never comes") {
        // All that is asked for is under way by now.
        await page.waitForTimeout(500);
        await page.clock.fastForward(answerLimit);
      }
      await expect(dialog.getByRole("alert")).toContainText("Search is unavailable");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("heading", { level: 1, name: "Plants" })).toBeVisible();
      await page.unroute(address);
      await openSearch(page);
      // It may have been tried again by itself, since it was opened again.
      await pressIfThere(dialog.getByRole("button", { name: "Retry" }));
      await field.fill("acorns");
      await expect(dialog.getByRole("option").first()).toBeVisible();
      await expect(dialog.getByRole("alert")).toHaveCount(0);
    });
  }
}

for (const [failure, fail] of Object.entries(failures)) {
  test(`the texts of results: one file ${failure}: what is found is there without them, and leads on`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(textsAddress, fail);
    await openReady(page, "/plants/");
    const { dialog, field } = await openSearch(page);
    await field.fill("petals");
    const first = dialog.getByRole("option").first();
    await expect(first).toContainText("Petals");
    if (failure === "never comes") await page.clock.fastForward(answerLimit);
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await first.click();
    await expect(page.getByRole("heading", { level: 1, name: "Petals" })).toBeVisible();
  });

  test(`the rest of the sidebar ${failure}: what a reader wants to open there opens as a page`, async ({ page }) => {
    await page.clock.install();
    await page.route(siteData, fail);
    await openReady(page, "/plants/");
    await page.getByRole("button", { name: "Expand: Acorns" }).click();
    if (failure === "never comes") {
      await page.waitForTimeout(500);
      await page.clock.fastForward(answerLimit);
    }
    await expect(page).toHaveURL("/acorns/");
    await expect(page.getByRole("link", { name: "Harvest acorns" }).first()).toBeVisible();
  });
}

test("files that are whole and something else do no harm", async ({ page }) => {
  for (const [name, json] of [
    ["nothing", null],
    ["a list", []],
    ["an object", {}],
    ["half of it", { sidebar: [], startingPoints: [] }],
  ] as const) {
    await test.step(name, async () => {
      await page.unroute(siteData);
      await page.route(siteData, (route) => route.fulfill({ json }));
      await page.route(textsAddress, (route) => route.fulfill({ json }));
      await openReady(page, "/plants/");
      const { dialog } = await openSearch(page);
      await expect(dialog.getByRole("alert")).toContainText("Search is unavailable");
      await page.unroute(siteData);
      await pressIfThere(dialog.getByRole("button", { name: "Retry" }));
      await searchDialog(page).field.fill("petals");
      await dialog.getByRole("option").first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Petals" })).toBeVisible();
    });
  }
});
