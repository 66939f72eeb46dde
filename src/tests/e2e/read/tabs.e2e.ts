import { expect, type Page, test } from "@playwright/test";
import { consoleErrors } from "../../support/consoleErrors";
import { openReady } from "../../support/openReady";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).first();
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true }).first();

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(panel(page, name)).toBeVisible();
}

test("Tabs show one variant at a time, by click and by key, and keep the choice on the next page and the next visit [A10]", async ({
  page,
}) => {
  await test.step("the first variant at first, then the one clicked, and only that, with the tabs still under the pointer", async () => {
    await openReady(page, "/profiles/creation/");
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
    await expect(page.getByRole("button", { name: "Copy create_profile.mjs" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tab(page, "JavaScript")).toBeFocused();
  });
  await test.step("the same choice on the next page", async () => {
    await page
      .getByRole("navigation", { name: "Sections of the documentation" })
      .getByRole("link", { name: "Launch and stop" })
      .click();
    await expect(page).toHaveURL("/profiles/launch-and-stop/");
    await expectChosen(page, "JavaScript");
  });
  await test.step("and on the next visit, also in the other language; tabs about something else are left alone", async () => {
    await tab(page, "Bash").click();
    const errors = consoleErrors(page);
    await openReady(page, "/profiles/creation/");
    await expectChosen(page, "Bash");
    await openReady(page, "/ru/profiles/launch-and-stop/");
    await expectChosen(page, "Bash");
    expect(errors).toEqual([]);
    await openReady(page, "/getting-started/system-requirements/");
    await expectChosen(page, "Windows");
  });
});

test("follows a choice made in another window [A10]", async ({ page, context }) => {
  await openReady(page, "/profiles/creation/");
  const other = await context.newPage();
  await openReady(other, "/profiles/launch-and-stop/");
  await tab(other, "JavaScript").click();
  await expectChosen(page, "JavaScript");
});

test("shows the first variant where the remembered one does not exist [A10]", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tabs.language", "cobol"));
  await openReady(page, "/profiles/creation/");
  await expectChosen(page, "Python");
});
