import { expect, test } from "@playwright/test";
import { header, mobileMenu } from "../../support/frame";
import { openPage } from "../../support/openPage";

const key = "docs-preferred-version-default";
const labels = {
  "/": { label: "Version: Next", doc: "Harvest acorns" },
  "/ru/": { label: "Версия: Next", doc: "Сбор желудей" },
};

test.describe("The version of the documentation", () => {
  for (const [home, { label, doc }] of Object.entries(labels)) {
    test(`is called «Next» under every page of ${home}, is the only one, and leads to the list of all docs [S1.9, S1.10]`, async ({
      page,
    }) => {
      const version = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
      for (const path of ["", "acorns/", "search/", "no-such-page/", "acorns/harvest/"]) {
        await openPage(page, `${home}${path}`);
        await expect(version, path).toBeVisible();
        await expect(version, path).toHaveAttribute("href", `${home}table-of-contents/`);
        await expect(header(page).getByRole("button", { name: /^(Version|Версия)/ }), path).toHaveCount(0);
        await expect(page.getByText(/unreleased|no longer maintained/), path).toHaveCount(0);
      }
      await version.click();
      await expect(page).toHaveURL(`${home}table-of-contents/`);
      await expect(page.getByRole("main").getByRole("link", { name: doc }).first()).toBeVisible();
    });
  }

  test("has no name in addresses [S1.9]", async ({ request }) => {
    for (const path of ["/current/acorns/", "/next/acorns/", "/ru/next/acorns/"]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  for (const [path, back, title] of [
    ["/acorns/harvest/", "Back to main menu", "Versions"],
    ["/ru/acorns/harvest/", "Назад в главное меню", "Версии"],
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

test("A stored version that does not exist is ignored and removed, one that exists is kept [S1.12]", async ({
  page,
}) => {
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
  const store = (version: string) =>
    page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, version] as const);
  await openPage(page, "/404.html");
  for (const version of ["4.2", "", "null", "constructor"]) {
    await store(version);
    await openPage(page, "/acorns/harvest/");
    await expect(page.getByRole("heading", { level: 1 }), version).toHaveText("Harvest acorns");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Version: Next" }), version).toBeVisible();
    await expect.poll(stored, version).toBeNull();
  }
  await store("current");
  await openPage(page, "/ru/acorns/harvest/");
  expect(await stored()).toBe("current");
});
