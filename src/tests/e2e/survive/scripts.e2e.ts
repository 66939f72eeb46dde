import { expect, type Page, test } from "@playwright/test";
import { expectAlive } from "../../support/openPage";
import { failures } from "../../support/served/failures";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** The scripts without which no page starts. */
const firstScripts: Record<string, RegExp> = { React: /\/framework-[^/]*\.js$/, "the app": /\/app-[^/]*\.js$/ };

for (const [script, address] of Object.entries(firstScripts)) {
  for (const [failure, fail] of Object.entries(failures)) {
    // Browsers themselves show that they are waiting, and the page is as it was sent.
    if (failure === "never comes") continue;
    test(`half of the scripts: ${script} ${failure}: the page can be read, says so, leads on, and Retry makes it good [S8.13]`, async ({
      page,
    }) => {
      const banner = page.getByRole("alert").filter({ hasText: "Сайт загрузился неправильно" });
      await page.route(address, fail);
      await page.goto("/ru/plants/care/");
      await expect(banner).toContainText("Страницу можно читать");
      await expect(title(page)).toHaveText("Уход за растениями");
      await page
        .getByRole("navigation", { name: "Разделы документации" })
        .getByRole("link", { name: "Быстрорастущие" })
        .click();
      await expect(title(page)).toContainText("Быстрорастущие");
      await expect(banner).toBeVisible();
      await page.unroute(address);
      await banner.getByRole("button", { name: "Повторить" }).click();
      await expectAlive(page);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
}

test("a host whose policy forbids all scripts leaves a page to read, with a way to each section [S8.13]", async ({
  page,
}) => {
  await page.route("**/plants/planting/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": "script-src 'none'" },
    });
  });
  await page.goto("/plants/planting/");
  await expect(title(page)).toHaveText("Plant a tree");
  await expect(page.getByRole("group", { name: "plant_tree.sh" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Sections of the documentation" })
    .getByRole("link", { name: "Acorns", exact: true })
    .click();
  await expect(title(page)).toHaveText("Acorns");
});
