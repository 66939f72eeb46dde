import { expect, type Page, test } from "@playwright/test";
import { consoleErrors } from "../support/consoleErrors";
import { openReady } from "../support/openReady";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).first();
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true }).first();

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(panel(page, name)).toBeVisible();
}

test("shows the first variant at first, and only that [A10]", async ({ page }) => {
  await openReady(page, "/profiles/creation/");
  await expectChosen(page, "Python");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

test("shows the variant that is clicked, and only that [A10]", async ({ page }) => {
  await openReady(page, "/profiles/creation/");
  await tab(page, "Bash").click();
  await expectChosen(page, "Bash");
  await expect(panel(page, "Bash")).toContainText("#!/usr/bin/env bash");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

test("keeps the choice on the next page [A10]", async ({ page }) => {
  await openReady(page, "/profiles/creation/");
  await tab(page, "JavaScript").click();
  await page
    .getByRole("navigation", { name: "Sections of the documentation" })
    .getByRole("link", { name: "Launch and stop" })
    .click();
  await expect(page).toHaveURL("/profiles/launch-and-stop/");
  await expectChosen(page, "JavaScript");
});

test("remembers the choice for the next visit, also in the other language [A10]", async ({ page }) => {
  await openReady(page, "/profiles/creation/");
  await tab(page, "Bash").click();
  const errors = consoleErrors(page);
  await openReady(page, "/profiles/creation/");
  await expectChosen(page, "Bash");
  await openReady(page, "/ru/profiles/launch-and-stop/");
  await expectChosen(page, "Bash");
  expect(errors).toEqual([]);
});

test("leaves tabs about something else alone [A10]", async ({ page }) => {
  await openReady(page, "/profiles/creation/");
  await tab(page, "Bash").click();
  await openReady(page, "/getting-started/system-requirements/");
  await expectChosen(page, "Windows");
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

test("moves with the arrows, round and round, and with Home and End [A10]", async ({ page }) => {
  await openReady(page, "/profiles/creation/");
  await tab(page, "Python").focus();
  for (const [key, name] of [
    ["ArrowRight", "JavaScript"],
    ["ArrowRight", "Bash"],
    ["ArrowRight", "Python"],
    ["ArrowLeft", "Bash"],
    ["Home", "Python"],
    ["End", "Bash"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectChosen(page, name);
  }
});

test("takes one stop of the Tab key, then the chosen variant [A10]", async ({ page }) => {
  await openReady(page, "/profiles/creation/");
  await tab(page, "JavaScript").click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Copy create_profile.mjs" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, "JavaScript")).toBeFocused();
});

test("keeps the tabs under the pointer when a variant of another height shows [A10]", async ({ page }) => {
  await openReady(page, "/profiles/creation/");
  await tab(page, "Python").scrollIntoViewIfNeeded();
  const before = (await tab(page, "Bash").boundingBox())?.y ?? 0;
  await tab(page, "Bash").click();
  await expectChosen(page, "Bash");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(Math.abs(((await tab(page, "Bash").boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
});
