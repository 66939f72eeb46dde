import { expect, test } from "@playwright/test";
import { header, mobileMenu } from "../../support/frame";
import { openPage } from "../../support/openPage";

const key = "docs-preferred-version-default";

test.describe("The only version of the documentation", () => {
  for (const home of ["/", "/ru/"]) {
    test(`has no name under the pages of ${home}, in their bar or in the menu of small screens [S1.9]`, async ({
      page,
    }) => {
      for (const path of ["", "acorns/", "search/", "no-such-page/", "acorns/harvest/"]) {
        await openPage(page, `${home}${path}`);
        await expect(page.getByRole("contentinfo").getByText(/Version|Версия|Next/), path).toHaveCount(0);
        await expect(header(page).getByRole("button", { name: /^(Version|Версия)/ }), path).toHaveCount(0);
        await expect(page.getByText(/unreleased|no longer maintained/), path).toHaveCount(0);
      }
      await page.setViewportSize({ width: 390, height: 800 });
      const { button, menu } = mobileMenu(page);
      await button.click();
      await menu.getByRole("button", { name: /main menu|главное меню/ }).click();
      await expect(menu.getByRole("heading").first()).toBeVisible();
      await expect(menu.getByText(/^(Versions|Версии|Next)$/)).toHaveCount(0);
    });
  }

  test("has no name in addresses [S1.9]", async ({ request }) => {
    for (const path of ["/current/acorns/", "/next/acorns/", "/ru/next/acorns/"]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
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
    await expect.poll(stored, version).toBeNull();
  }
  await store("current");
  await openPage(page, "/ru/acorns/harvest/");
  expect(await stored()).toBe("current");
});
