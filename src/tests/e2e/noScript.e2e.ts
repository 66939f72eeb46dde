import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test.describe("without scripts", () => {
  test("shows the page with breadcrumbs, and the pages before and after [A10]", async ({ page }) => {
    await page.goto("/profiles/creation/");
    await expect(page.getByRole("heading", { level: 1, name: "Create a profile" })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Before you start/ })).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Profiles" }).click();
    await expect(page).toHaveURL("/profiles/");
    await page.getByRole("navigation", { name: "Previous and next page" }).getByRole("link", { name: /^Next/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/profiles\/.+/);
  });

  for (const [path, name, sections, open] of [
    ["/profiles/creation/", "Sections of the documentation", ["Fingerprints", "Cookies"], "Launch and stop"],
    ["/ru/profiles/creation/", "Разделы документации", ["Отпечатки", "Куки"], "Запуск и остановка"],
  ] as const) {
    test(`has all sections and the open branch in the sidebar of ${path} [S2.38]`, async ({ page }) => {
      await page.goto(path);
      const sidebar = page.getByRole("navigation", { name });
      for (const label of sections) await expect(sidebar.getByRole("link", { name: label, exact: true })).toBeVisible();
      await expect(sidebar.getByRole("link", { name: open })).toBeVisible();
      const links = await sidebar
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      expect(new Set(links.map((href) => href.replace(/^\/ru/, "").split("/")[1])).size).toBeGreaterThanOrEqual(12);
    });
  }

  test("leads to the other language [S2.27, S2.28]", async ({ page }) => {
    await page.goto("/profiles/creation/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL("/ru/profiles/creation/");
    await expect(page.getByRole("heading", { level: 1, name: "Создание профиля" })).toBeVisible();
  });

  test("opens the language menu under the pointer and under the keyboard [S2.27]", async ({ page }) => {
    await page.goto("/profiles/creation/");
    const menu = page.getByRole("button", { name: "Language: English" });
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Русский" });
    await expect(link).toBeHidden();
    await menu.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(640, 600);
    await expect(link).toBeHidden();
    await menu.focus();
    await expect(link).toBeVisible();
  });

  test("opens details [A10]", async ({ page }) => {
    await page.goto("/profiles/creation/");
    const text = page.getByText("Check the type first: HTTP and SOCKS5");
    await expect(text).toBeHidden();
    await page.getByText("The proxy fails its test").click();
    await expect(text).toBeVisible();
  });

  test("shows all variants of tabs, each under its name [A10]", async ({ page }) => {
    await page.goto("/profiles/creation/");
    for (const title of ["create_profile.py", "create_profile.mjs", "create_profile.sh"])
      await expect(page.getByRole("group", { name: title })).toBeVisible();
    const names = await page
      .locator("[role=tabpanel]")
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, "::before").content));
    expect(names).toEqual(['"Python"', '"JavaScript"', '"Bash"']);
  });

  for (const path of ["/", "/profiles/creation/", "/ru/search/", "/nowhere/"]) {
    test(`shows no control that would do nothing at ${path} [A10]`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      // The language menu alone opens without scripts, under the pointer.
      await expect(page.getByRole("button", { name: /^(?!Language:|Язык:)/ })).toHaveCount(0);
      await expect(page.getByRole("tab")).toHaveCount(0);
      await expect(page.getByRole("searchbox")).toHaveCount(0);
    });
  }

  test("skips to the content [A10]", async ({ page }) => {
    await page.goto("/profiles/creation/");
    await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
    await expect(page).toHaveURL("/profiles/creation/#main");
  });
});

test.describe("without scripts on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const [path, name, address] of [
    ["/profiles/creation/", "All pages", "/table-of-contents/"],
    ["/ru/profiles/creation/", "Все страницы", "/ru/table-of-contents/"],
  ] as const) {
    test(`has a way to all pages in the header of ${path} [A4.3]`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).toHaveURL(address);
      const docs = page.getByRole("main").getByRole("link", { name: /^(Create a profile|Создание профиля)/ });
      await expect(docs.first()).toBeVisible();
    });
  }

  test("has a way to the other language [S2.27]", async ({ page }) => {
    await page.goto("/ru/profiles/");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/profiles/");
  });
});
