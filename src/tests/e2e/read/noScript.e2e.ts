import { expect, type Page, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

/** All sections are there, and those of the page's own branch. */
async function expectSidebar(page: Page, name: string, sections: string[], open: string): Promise<void> {
  const sidebar = page.getByRole("navigation", { name });
  for (const label of sections) await expect(sidebar.getByRole("link", { name: label, exact: true })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: open })).toBeVisible();
  const links = await sidebar
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(links.map((href) => href.replace(/^\/ru/, "").split("/")[1])).size).toBeGreaterThanOrEqual(12);
}

test.describe("without scripts", () => {
  test("a page shows its text, details and all variants of tabs, and leads up, on and to its parts", async ({
    page,
  }) => {
    await page.goto("/plants/planting/");
    await expect(page.getByRole("heading", { level: 1, name: "Plant a tree" })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Before you start/ })).toBeVisible();

    await test.step("details open", async () => {
      const text = page.getByText("Check the stake first");
      await expect(text).toBeHidden();
      await page.getByText("The tree does not stand").click();
      await expect(text).toBeVisible();
    });

    await test.step("each variant of the tabs stands under its name", async () => {
      for (const title of ["plant_tree.py", "plant_tree.mjs", "plant_tree.sh"])
        await expect(page.getByRole("group", { name: title })).toBeVisible();
      const names = await page
        .locator("[role=tabpanel]")
        .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, "::before").content));
      expect(names).toEqual(['"Python"', '"JavaScript"', '"Bash"']);
    });

    await test.step("links lead to the content, up and on", async () => {
      await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
      await expect(page).toHaveURL("/plants/planting/#main");
      await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Plants" }).click();
      await expect(page).toHaveURL("/plants/");
      const pager = page.getByRole("navigation", { name: "Previous and next page" });
      await pager.getByRole("link", { name: /^Next/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/plants\/.+/);
    });
  });

  test("both languages have the whole sidebar, and a menu under pointer and keyboard leads from one to the other [S2.27, S2.28, S2.38]", async ({
    page,
  }) => {
    await page.goto("/plants/planting/");
    await expectSidebar(page, "Sections of the documentation", ["Petals", "Acorns"], "Cover and uncover");

    const menu = page.getByRole("button", { name: "Language: English" });
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Русский" });
    await expect(link).toBeHidden();
    await menu.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(640, 600);
    await expect(link).toBeHidden();
    await menu.focus();
    await expect(link).toBeVisible();

    await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL("/ru/plants/planting/");
    await expect(page.getByRole("heading", { level: 1, name: "Посадка дерева" })).toBeVisible();
    await expectSidebar(page, "Разделы документации", ["Лепестки", "Жёлуди"], "Укрытие и раскрытие");
  });

  test("no kind of page shows a control that would do nothing", async ({ page }) => {
    for (const path of ["/", "/plants/planting/", "/ru/search/", "/nowhere/"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
      // The language menu alone opens without scripts, under the pointer.
      await expect(page.getByRole("button", { name: /^(?!Language:|Язык:)/ }), path).toHaveCount(0);
      await expect(page.getByRole("tab"), path).toHaveCount(0);
      await expect(page.getByRole("searchbox"), path).toHaveCount(0);
    }
  });
});

test.describe("without scripts on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("the header leads to all pages, the footer to the other language [S2.27]", async ({ page }) => {
    const header = page.getByRole("banner");
    const docs = page.getByRole("main").getByRole("link", { name: /^(Plant a tree|Посадка дерева)/ });
    await page.goto("/ru/plants/");
    await header.getByRole("link", { name: "Все страницы" }).click();
    await expect(page).toHaveURL("/ru/table-of-contents/");
    await expect(docs.first()).toBeVisible();
    await page.goBack();
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/plants/");
    await header.getByRole("link", { name: "All pages" }).click();
    await expect(page).toHaveURL("/table-of-contents/");
    await expect(docs.first()).toBeVisible();
  });
});
