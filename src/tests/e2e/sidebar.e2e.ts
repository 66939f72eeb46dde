import { expect, test, type Locator, type Page } from "@playwright/test";
import { sidebar } from "../support/frame";
import { openPage } from "../support/openPage";

const sections = [
  { slug: "getting-started", en: "Getting started", ru: "Начало работы" },
  { slug: "profiles", en: "Profiles", ru: "Профили" },
  { slug: "fingerprints", en: "Fingerprints", ru: "Отпечатки" },
  { slug: "proxies", en: "Proxies", ru: "Прокси" },
  { slug: "cookies", en: "Cookies", ru: "Куки" },
  { slug: "functionality", en: "Features", ru: "Возможности" },
  { slug: "account", en: "Account and billing", ru: "Аккаунт и оплата" },
  { slug: "api", en: "API and automation", ru: "API и автоматизация" },
  { slug: "transition", en: "Moving from Indigo 6", ru: "Переход с Indigo 6" },
  { slug: "troubleshooting", en: "Troubleshooting", ru: "Устранение неполадок" },
  { slug: "resources", en: "Partner tools", ru: "Партнёрские инструменты" },
  { slug: "releases", en: "Releases", ru: "Обновления" },
] as const;

function row(page: Page, name: string): Locator {
  return sidebar(page).getByRole("link", { name, exact: true });
}

function caret(page: Page, name: string): Locator {
  return sidebar(page).getByRole("button", { name, exact: true });
}

test.describe("The sidebar", () => {
  for (const locale of ["en", "ru"] as const) {
    test(`lists the sections in their order in "${locale}" [S2.38, S2.39]`, async ({ page }) => {
      const prefix = locale === "en" ? "" : "/ru";
      // A page whose section has no other docs, so that every section is closed.
      await openPage(page, `${prefix}/releases/`);
      await expect(sidebar(page).getByRole("link")).toHaveText(sections.map((section) => section[locale]));
      const addresses = await sidebar(page)
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(addresses).toEqual(sections.map(({ slug }) => `${prefix}/${slug}/`));
    });

    test(`opens the overview of each section from its heading in "${locale}" [S2.39]`, async ({ page }) => {
      await openPage(page, locale === "en" ? "/search/" : "/ru/search/");
      await openPage(page, locale === "en" ? "/releases/" : "/ru/releases/");
      for (const section of sections) {
        // The rows below move while a long section opens; a click that met another place is made again.
        await expect(async () => {
          await row(page, section[locale]).click();
          await expect(page).toHaveURL(new RegExp(`/${section.slug}/$`), { timeout: 1500 });
        }).toPass();
        await expect(row(page, section[locale])).toHaveAttribute("aria-current", "page");
      }
    });
  }

  test("lists the pages of a section in the order of reading, in both languages [S2.38]", async ({ page }) => {
    const docs = (names: string[]) =>
      sidebar(page)
        .getByRole("list")
        .getByRole("list")
        .getByRole("link")
        .and(sidebar(page).getByRole("link", { name: new RegExp(`^(${names.join("|")})$`) }));
    const english = ["Import cookies", "Export cookies", "Cookie tips"];
    await openPage(page, "/cookies/");
    await expect(docs(english)).toHaveText(english);
    const russian = ["Импорт куки", "Экспорт куки", "Советы по работе с куки"];
    await openPage(page, "/ru/cookies/");
    await expect(docs(russian)).toHaveText(russian);
  });

  test("calls a page by its short label [S2.38]", async ({ page }) => {
    await openPage(page, "/profiles/launch-and-stop/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Launch and stop a profile");
    await expect(row(page, "Launch and stop")).toHaveAttribute("aria-current", "page");
  });

  test("cannot be hidden: its only buttons open and close sections [S2.35]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    const buttons = sidebar(page).getByRole("button");
    const toggles = sidebar(page).getByRole("button", { name: /^(Expand|Collapse): / });
    await expect(toggles).not.toHaveCount(0);
    await expect(buttons).toHaveCount(await toggles.count());
    await expect(page.getByRole("complementary").getByRole("button")).toHaveCount(await toggles.count());
  });

  test("is not on pages outside the sections [S2.35]", async ({ page }) => {
    for (const path of ["/", "/search/", "/no-such-page/"]) {
      await openPage(page, path);
      await expect(sidebar(page)).toHaveCount(0);
    }
  });
});

test.describe("The current page", () => {
  test("is the only one marked, in an open section [S1.16, S2.37]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await expect(row(page, "Export cookies")).toHaveAttribute("aria-current", "page");
    await expect(sidebar(page).getByRole("link").and(page.locator("[aria-current]"))).toHaveText(["Export cookies"]);
    await expect(caret(page, "Collapse: Cookies")).toHaveAttribute("aria-expanded", "true");
    await expect(row(page, "Create a profile")).toBeHidden();
  });

  test("is marked without scripts too [S2.37]", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/ru/cookies/export/");
    await expect(row(page, "Экспорт куки")).toHaveAttribute("aria-current", "page");
    await expect(row(page, "Импорт куки")).toBeVisible();
    await context.close();
  });

  test("is marked when its address is written in another way [S2.37]", async ({ page }) => {
    for (const path of ["/cookies/export", "/cookies/export.html", "/cookies/export/?from=mail#before-you-start"]) {
      await openPage(page, path);
      await expect(row(page, "Export cookies")).toHaveAttribute("aria-current", "page");
    }
  });

  test("changes with a click, and its section opens [S2.37]", async ({ page }) => {
    await openPage(page, "/cookies/");
    const main = page.getByRole("main");
    await expect(row(page, "Cookies")).toHaveAttribute("aria-current", "page");
    await main.getByRole("link", { name: "Transfer profiles" }).first().click();
    await expect(page).toHaveURL("/getting-started/transferring-profiles/");
    await expect(row(page, "Transfer profiles")).toHaveAttribute("aria-current", "page");
    await expect(row(page, "Cookies")).not.toHaveAttribute("aria-current");
    await expect(caret(page, "Collapse: Getting started")).toBeVisible();
  });

  test("opens its section even when the reader had closed it [S2.37]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await caret(page, "Collapse: Cookies").click();
    await expect(row(page, "Export cookies")).toBeHidden();
    const pager = page.getByRole("navigation", { name: "Previous and next page" });
    await pager.getByRole("link", { name: "Next Cookie tips" }).click();
    await expect(row(page, "Cookie tips")).toHaveAttribute("aria-current", "page");
    await expect(row(page, "Cookie tips")).toBeVisible();
  });

  test("is in sight in a long sidebar, and the page is not scrolled for it [S2.37]", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await openPage(page, "/releases/");
    await expect(row(page, "Releases")).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe("Sections", () => {
  test("open with the caret, which opens no page [S2.36]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await caret(page, "Expand: Profiles").click();
    await expect(row(page, "Create a profile")).toBeVisible();
    await expect(caret(page, "Collapse: Profiles")).toBeFocused();
    await expect(page).toHaveURL("/cookies/export/");
    await caret(page, "Collapse: Profiles").click();
    await expect(row(page, "Create a profile")).toBeHidden();
  });

  test("leave the others open [S2.36]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await caret(page, "Expand: Profiles").click();
    await caret(page, "Expand: Getting started").click();
    await expect(row(page, "Quick start guide")).toBeVisible();
    await expect(row(page, "Create a profile")).toBeVisible();
    await expect(row(page, "Import cookies")).toBeVisible();
  });

  test("open with their label, which opens their page too [S2.36, S2.39]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await row(page, "Profiles").click();
    await expect(page).toHaveURL("/profiles/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profiles");
    await expect(row(page, "Create a profile")).toBeVisible();
    await expect(row(page, "Import cookies")).toBeVisible();
  });

  test("close and open with their label when their page is the current one [S2.36]", async ({ page }) => {
    await openPage(page, "/profiles/");
    await row(page, "Profiles").click();
    await expect(row(page, "Create a profile")).toBeHidden();
    await row(page, "Profiles").click();
    await expect(row(page, "Create a profile")).toBeVisible();
    await expect(page).toHaveURL("/profiles/");
  });

  test("have no caret when there is nothing to open [S2.36]", async ({ page }) => {
    await openPage(page, "/releases/");
    await expect(row(page, "Releases")).toBeVisible();
    await expect(sidebar(page).getByRole("button", { name: /Releases/ })).toHaveCount(0);
  });

  test("stay open while the reader moves on, there and back [S2.36]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await caret(page, "Expand: Profiles").click();
    await row(page, "Import cookies").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import cookies");
    await expect(row(page, "Create a profile")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Export cookies");
    await expect(row(page, "Create a profile")).toBeVisible();
  });

  test("stay open in the other language [S2.36, S2.38]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await caret(page, "Expand: Profiles").click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
    await expect(row(page, "Экспорт куки")).toHaveAttribute("aria-current", "page");
    await expect(row(page, "Создание профиля")).toBeVisible();
    await expect(row(page, "Быстрый старт")).toBeHidden();
    await expect(caret(page, "Свернуть раздел «Профили»")).toBeVisible();
  });
});

test.describe("The scroll of the sidebar", () => {
  /** Turns the wheel over the sidebar until it goes no further. */
  async function scrollToEnd(page: Page): Promise<void> {
    await page.mouse.move(100, 250);
    await page.mouse.wheel(0, 5000);
    await expect(row(page, "Releases")).toBeInViewport();
    await expect(row(page, "Getting started")).not.toBeInViewport();
  }

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await openPage(page, "/cookies/");
    await caret(page, "Expand: Profiles").click();
    await caret(page, "Expand: Getting started").click();
  });

  test("is its own and reaches the last section, whole, under the announcement [S2.35]", async ({ page }) => {
    await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
    await scrollToEnd(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(row(page, "Releases")).toBeInViewport({ ratio: 1 });
  });

  test("is kept when a page is opened from it [S2.36]", async ({ page }) => {
    await page.getByRole("button", { name: "Close the announcement" }).click();
    await scrollToEnd(page);
    const before = await row(page, "Releases").boundingBox();
    await row(page, "Releases").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Releases");
    await expect(row(page, "Releases")).toHaveAttribute("aria-current", "page");
    expect(await row(page, "Releases").boundingBox()).toEqual(before);
  });
});
