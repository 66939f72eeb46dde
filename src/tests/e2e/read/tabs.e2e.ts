import { expect, type Page, test } from "@playwright/test";
import { consoleErrors } from "../../support/consoleErrors";
import { openReady } from "../../support/openReady";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).first();
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true }).first();

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(panel(page, name)).toBeVisible();
}

test("Tabs show one variant at a time, by click and by key, and keep the choice on the next page and the next visit", async ({
  page,
}) => {
  await test.step("the first variant at first, then the one clicked, and only that, with the tabs still under the pointer", async () => {
    await openReady(page, "/plants/planting/");
    await expectChosen(page, "Python");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await tab(page, "Python").scrollIntoViewIfNeeded();
    const before = (await tab(page, "Bash").boundingBox())?.y ?? 0;
    await tab(page, "Bash").click();
    await expectChosen(page, "Bash");
    await expect(panel(page, "Bash")).toContainText("#!/usr/bin/env bash");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(Math.abs(((await tab(page, "Bash").boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });
  await test.step("arrows go round and round, Home and End to the ends", async () => {
    await tab(page, "Python").click();
    await expectChosen(page, "Python");
    for (const [key, name] of [
      ["ArrowRight", "JavaScript"],
      ["ArrowRight", "Bash"],
      ["ArrowRight", "Python"],
      ["ArrowLeft", "Bash"],
      ["Home", "Python"],
      ["End", "Bash"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name), key).toBeFocused();
      await expectChosen(page, name);
    }
  });
  await test.step("one stop of the Tab key, then the chosen variant", async () => {
    await tab(page, "JavaScript").click();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Copy plant_tree.mjs" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tab(page, "JavaScript")).toBeFocused();
  });
  await test.step("the same choice on the next page", async () => {
    await page
      .getByRole("navigation", { name: "Sections of the documentation" })
      .getByRole("link", { name: "Cover and uncover" })
      .click();
    await expect(page).toHaveURL("/plants/cover/");
    await expectChosen(page, "JavaScript");
  });
  await test.step("and on the next visit, also in the other language; tabs about something else are left alone", async () => {
    await tab(page, "Bash").click();
    const errors = consoleErrors(page);
    await openReady(page, "/plants/planting/");
    await expectChosen(page, "Bash");
    await openReady(page, "/ru/plants/cover/");
    await expectChosen(page, "Bash");
    expect(errors).toEqual([]);
    await openReady(page, "/first-steps/what-you-need/");
    await expectChosen(page, "Spring");
  });
});

test("follows a choice made in another window", async ({ page, context }) => {
  await openReady(page, "/plants/planting/");
  const other = await context.newPage();
  await openReady(other, "/plants/cover/");
  await tab(other, "JavaScript").click();
  await expectChosen(page, "JavaScript");
});

test("shows the first variant where the remembered one does not exist", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tabs.language", "cobol"));
  await openReady(page, "/plants/planting/");
  await expectChosen(page, "Python");
});
