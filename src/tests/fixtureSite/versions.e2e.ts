import { expect, type Page, test } from "@playwright/test";
import { header, mobileMenu, sidebar } from "../support/frame";
import { openPage } from "../support/openPage";
import { searchFor } from "../support/searchDialog";

const storedVersion = (page: Page) => page.evaluate(() => localStorage.getItem("docs-preferred-version-default"));

async function chooseVersion(page: Page, from: string, to: string): Promise<void> {
  await header(page)
    .getByRole("button", { name: new RegExp(`^(Version|Версия): ${from}$`) })
    .click();
  await header(page).getByRole("link", { name: to, exact: true }).click();
}

for (const [address, button, drawerTitle] of [
  ["./1.0/ugly/", "Version: 1.0", "Versions"],
  ["./ru/1.0/ugly/", "Версия: 1.0", "Версии"],
] as const) {
  test(`lists both versions on ${address} and says which one is open, on small screens, too [S3.9, S1.10]`, async ({
    page,
  }) => {
    await openPage(page, address);
    await header(page).getByRole("button", { name: button }).click();
    await expect(header(page).getByRole("link", { name: "Next", exact: true })).toBeVisible();
    await expect(header(page).getByRole("link", { name: "1.0", exact: true })).toHaveAttribute("aria-current", "true");
    await page.setViewportSize({ width: 390, height: 800 });
    const { button: menuButton, menu } = mobileMenu(page);
    await menuButton.click();
    await menu.getByRole("button", { name: /main menu|главное меню/ }).click();
    await expect(menu.getByRole("heading", { name: drawerTitle })).toBeVisible();
    await expect(menu.getByRole("link", { name: "1.0", exact: true })).toHaveAttribute("aria-current", "true");
    await expect(menu.getByRole("link", { name: "Next", exact: true })).toBeVisible();
  });
}

for (const [language, folder] of [
  ["English", ""],
  ["Russian", "ru/"],
] as const) {
  test(`opens the same doc in the other version, in ${language} [S1.11]`, async ({ page }) => {
    await openPage(page, `./${folder}ugly/target/`);
    await chooseVersion(page, "Next", "1.0");
    await expect(page).toHaveURL(`/help/${folder}1.0/ugly/target/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/1\.0$/);
  });
}

test("keeps query and heading when the version changes [S1.11]", async ({ page }) => {
  await openPage(page, "./ugly/target/?from=mail#deep-heading");
  await chooseVersion(page, "Next", "1.0");
  await expect(page).toHaveURL("/help/1.0/ugly/target/?from=mail#deep-heading");
});

test("remembers the version that was chosen, in both directions [S1.11]", async ({ page }) => {
  await openPage(page, "./ugly/target/");
  expect(await storedVersion(page)).toBeNull();
  await chooseVersion(page, "Next", "1.0");
  await expect.poll(() => storedVersion(page)).toBe("1.0");
  await page.reload();
  expect(await storedVersion(page)).toBe("1.0");
  await openPage(page, "./1.0/ugly/target/");
  await chooseVersion(page, "1.0", "Next");
  await expect.poll(() => storedVersion(page)).toBe("current");
});

test("forgets a version that does not exist [S1.12]", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("docs-preferred-version-default", "0.9"));
  await openPage(page, "./ugly/target/");
  expect(await storedVersion(page)).toBeNull();
});

test("opens the list of all docs where a doc does not exist in the other version [S1.11, S2.103]", async ({ page }) => {
  await openPage(page, "./ugly/everything/");
  await chooseVersion(page, "Next", "1.0");
  await expect(page).toHaveURL("/help/1.0/table-of-contents/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All pages of 1.0");
  await openPage(page, "./ru/1.0/ugly/gone/");
  await chooseVersion(page, "1.0", "Next");
  await expect(page).toHaveURL("/help/ru/table-of-contents/");
});

test("shows only the docs of its version in the sidebar [S2.38]", async ({ page }) => {
  await openPage(page, "./1.0/ugly/target/");
  await expect(sidebar(page).getByRole("link")).toHaveText([
    "All pages of 1.0",
    "Ugly pages of 1.0",
    "Target of 1.0",
    "Gone since 1.0",
  ]);
});

test("searches only the version that is open [S7.2]", async ({ page }) => {
  await openPage(page, "./1.0/ugly/");
  const { dialog, field } = await searchFor(page, "bilby");
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await field.fill("quokka");
  await expect(dialog.getByText("No results")).toBeVisible();
  await field.fill("bilby");
  await dialog.getByRole("option").click();
  await expect(page).toHaveURL("/help/1.0/ugly/target/");
});

test("stays in its version when the language changes [S2.28]", async ({ page }) => {
  await openPage(page, "./1.0/ugly/target/");
  await header(page).getByRole("button", { name: "Language: English" }).click();
  await header(page).getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL("/help/ru/1.0/ugly/target/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Цель 1.0");
});

test("offers the versions in the menu of small screens, too [S1.11]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, "./ugly/target/");
  const { button, menu } = mobileMenu(page);
  await button.click();
  await menu.getByRole("button", { name: "Back to main menu" }).click();
  await menu.getByRole("link", { name: "1.0", exact: true }).click();
  await expect(page).toHaveURL("/help/1.0/ugly/target/");
  expect(await storedVersion(page)).toBe("1.0");
});
