import { expect, test } from "@playwright/test";
import { header, mobileMenu } from "../support/frame";
import { openPage } from "../support/openPage";

const key = "docs-preferred-version-default";
const labels = { "/": "Version: Next", "/ru/": "Версия: Next" };

test.describe("The version of the documentation", () => {
  for (const [home, label] of Object.entries(labels)) {
    test(`is called «Next» under every page of ${home} [S1.9, S1.10]`, async ({ page }) => {
      for (const path of ["", "cookies/", "profiles/creation/", "search/", "no-such-page/"]) {
        await openPage(page, `${home}${path}`);
        const version = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
        await expect(version).toBeVisible();
        await expect(version).toHaveAttribute("href", `${home}table-of-contents/`);
      }
    });
  }

  test("leads to the list of all its docs [S1.9]", async ({ page }) => {
    await openPage(page, "/ru/cookies/export/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Версия: Next" }).click();
    await expect(page).toHaveURL("/ru/table-of-contents/");
    await expect(page.getByRole("main").getByRole("link", { name: "Экспорт куки" }).first()).toBeVisible();
  });

  test("is the only one, so there is nothing to choose and no name in addresses [S1.9]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await expect(header(page).getByRole("button", { name: /^Version/ })).toHaveCount(0);
    await expect(page.getByText(/unreleased|no longer maintained/)).toHaveCount(0);
    for (const path of ["/current/cookies/", "/next/cookies/", "/ru/next/cookies/"]) {
      expect((await page.request.get(path)).status()).toBe(404);
    }
  });

  for (const [path, back, title] of [
    ["/cookies/export/", "Back to main menu", "Versions"],
    ["/ru/cookies/export/", "Назад в главное меню", "Версии"],
  ] as const) {
    test(`is called «Next» in the menu of small screens on ${path} [S1.9, S1.10]`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await openPage(page, path);
      const { button, menu } = mobileMenu(page);
      await button.click();
      await menu.getByRole("button", { name: back }).click();
      await expect(menu.getByRole("heading", { name: title })).toBeVisible();
      await expect(menu.getByRole("link", { name: "Next", exact: true })).toHaveAttribute("aria-current", "true");
    });
  }
});

test.describe("A stored version", () => {
  for (const stored of ["4.2", "", "null", "constructor"]) {
    test(`that does not exist, "${stored}", is ignored and removed [S1.12]`, async ({ page }) => {
      await openPage(page, "/404.html");
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, stored] as const);
      await openPage(page, "/cookies/export/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Export cookies");
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Version: Next" })).toBeVisible();
      await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    });
  }

  test("that exists is kept [S1.12]", async ({ page }) => {
    await openPage(page, "/cookies/");
    await page.evaluate((name) => localStorage.setItem(name, "current"), key);
    await openPage(page, "/ru/cookies/export/");
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe("current");
  });
});
