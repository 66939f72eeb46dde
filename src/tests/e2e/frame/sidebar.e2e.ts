import { expect, test, type Locator, type Page } from "@playwright/test";
import { sidebar } from "../../support/frame";
import { openPage } from "../../support/openPage";

const sections = [
  { slug: "first-steps", en: "First steps", ru: "Первые шаги" },
  { slug: "plants", en: "Plants", ru: "Растения" },
  { slug: "petals", en: "Petals", ru: "Лепестки" },
  { slug: "berries", en: "Berries", ru: "Ягоды" },
  { slug: "acorns", en: "Acorns", ru: "Жёлуди" },
  { slug: "tools", en: "Tools", ru: "Инструменты" },
  { slug: "market", en: "Market stall", ru: "Прилавок" },
  { slug: "machines", en: "Machines", ru: "Машины" },
  { slug: "moving", en: "Moving house", ru: "Переезд" },
  { slug: "trouble", en: "Troubles", ru: "Неполадки" },
  { slug: "green-feeds", en: "Green feeds", ru: "Зелёные удобрения" },
  { slug: "releases", en: "Releases", ru: "Обновления" },
] as const;

function row(page: Page, name: string): Locator {
  return sidebar(page).getByRole("link", { name, exact: true });
}

function caret(page: Page, name: string): Locator {
  return sidebar(page).getByRole("button", { name, exact: true });
}

/** Pages of one section, in the order of reading. */
const acorns = {
  en: ["Sow acorns", "Harvest acorns", "Acorn tips"],
  ru: ["Посев желудей", "Сбор желудей", "Советы о желудях"],
};

test.describe("The sidebar", () => {
  for (const locale of ["en", "ru"] as const) {
    test(`lists the sections and their pages in their order, and opens the overview of each from its heading in "${locale}" [S2.36, S2.38, S2.39]`, async ({
      page,
    }) => {
      const prefix = locale === "en" ? "" : "/ru";
      // A page whose section has no other docs, so that every section is closed.
      await openPage(page, `${prefix}/releases/`);
      const links = sidebar(page).getByRole("link");
      await expect(links).toHaveText(sections.map((section) => section[locale]));
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(addresses).toEqual(sections.map(({ slug }) => `${prefix}/${slug}/`));

      await test.step("there is no caret where there is nothing to open", async () => {
        await expect(row(page, locale === "en" ? "Releases" : "Обновления")).toBeVisible();
        await expect(sidebar(page).getByRole("button", { name: /Releases|Обновления/ })).toHaveCount(0);
        await expect(sidebar(page).getByRole("button")).toHaveCount(sections.length - 1);
      });

      for (const section of sections) {
        await test.step(section.slug, async () => {
          // The rows below move while a long section opens; a click that met another place is made again.
          await expect(async () => {
            await row(page, section[locale]).click();
            await expect(page).toHaveURL(new RegExp(`/${section.slug}/$`), { timeout: 1500 });
          }).toPass();
          await expect(row(page, section[locale])).toHaveAttribute("aria-current", "page");
        });
      }

      const docs = sidebar(page)
        .getByRole("list")
        .getByRole("list")
        .getByRole("link")
        .and(sidebar(page).getByRole("link", { name: new RegExp(`^(${acorns[locale].join("|")})$`) }));
      await expect(docs).toHaveText(acorns[locale]);
    });
  }

  test("is not on pages outside the sections [S2.35]", async ({ page }) => {
    for (const path of ["/", "/search/", "/no-such-page/"]) {
      await openPage(page, path);
      await expect(sidebar(page)).toHaveCount(0);
    }
  });
});

test.describe("The current page", () => {
  test("is the only one marked, in an open section, wherever the reader goes [S1.16, S2.35, S2.37]", async ({
    page,
  }) => {
    await openPage(page, "/acorns/harvest/");
    await expect(row(page, "Harvest acorns")).toHaveAttribute("aria-current", "page");
    await expect(sidebar(page).getByRole("link").and(page.locator("[aria-current]"))).toHaveText(["Harvest acorns"]);
    await expect(caret(page, "Collapse: Acorns")).toHaveAttribute("aria-expanded", "true");
    await expect(row(page, "Plant a tree")).toBeHidden();

    await test.step("nothing hides the sidebar: its only buttons open and close sections", async () => {
      const buttons = sidebar(page).getByRole("button");
      const toggles = sidebar(page).getByRole("button", { name: /^(Expand|Collapse): / });
      await expect(toggles).not.toHaveCount(0);
      await expect(buttons).toHaveCount(await toggles.count());
      await expect(page.getByRole("complementary").getByRole("button")).toHaveCount(await toggles.count());
    });

    await test.step("its section opens even when the reader had closed it", async () => {
      await caret(page, "Collapse: Acorns").click();
      await expect(row(page, "Harvest acorns")).toBeHidden();
      const pager = page.getByRole("navigation", { name: "Previous and next page" });
      await pager.getByRole("link", { name: "Next Acorn tips" }).click();
      await expect(row(page, "Acorn tips")).toHaveAttribute("aria-current", "page");
      await expect(row(page, "Acorn tips")).toBeVisible();
    });

    await test.step("a link in the text marks the page in another section, which opens", async () => {
      await row(page, "Acorns").click();
      await expect(row(page, "Acorns")).toHaveAttribute("aria-current", "page");
      await page.getByRole("main").getByRole("link", { name: "Move plants" }).first().click();
      await expect(page).toHaveURL("/first-steps/moving-plants/");
      await expect(row(page, "Move plants")).toHaveAttribute("aria-current", "page");
      await expect(row(page, "Acorns")).not.toHaveAttribute("aria-current");
      await expect(caret(page, "Collapse: First steps")).toBeVisible();
    });
  });

  test("is marked without scripts too [S2.37]", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/ru/acorns/harvest/");
    await expect(row(page, "Сбор желудей")).toHaveAttribute("aria-current", "page");
    await expect(row(page, "Посев желудей")).toBeVisible();
    await context.close();
  });

  test("is marked when its address is written in another way [S2.37]", async ({ page }) => {
    for (const path of ["/acorns/harvest", "/acorns/harvest.html", "/acorns/harvest/?from=mail#before-you-start"]) {
      await openPage(page, path);
      await expect(row(page, "Harvest acorns")).toHaveAttribute("aria-current", "page");
    }
  });

  test("is in sight in a long sidebar, and the page is not scrolled for it [S2.37]", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await openPage(page, "/releases/");
    await expect(row(page, "Releases")).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe("Sections", () => {
  test("open and close with the caret, which opens no page, and with their label, which opens theirs [S2.36, S2.38, S2.39]", async ({
    page,
  }) => {
    await openPage(page, "/acorns/harvest/");

    await test.step("the caret opens and closes, and the others stay open", async () => {
      await caret(page, "Expand: Plants").click();
      await expect(row(page, "Plant a tree")).toBeVisible();
      await expect(caret(page, "Collapse: Plants")).toBeFocused();
      await expect(page).toHaveURL("/acorns/harvest/");
      await caret(page, "Expand: First steps").click();
      await expect(row(page, "First day in the garden")).toBeVisible();
      await expect(row(page, "Plant a tree")).toBeVisible();
      await expect(row(page, "Sow acorns")).toBeVisible();
      await caret(page, "Collapse: Plants").click();
      await expect(row(page, "Plant a tree")).toBeHidden();
    });

    await test.step("the label opens the page, too, and then closes and opens the section", async () => {
      await row(page, "Plants").click();
      await expect(page).toHaveURL("/plants/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plants");
      await expect(row(page, "Plant a tree")).toBeVisible();
      await expect(row(page, "Sow acorns")).toBeVisible();
      await row(page, "Plants").click();
      await expect(row(page, "Plant a tree")).toBeHidden();
      await row(page, "Plants").click();
      await expect(row(page, "Plant a tree")).toBeVisible();
      await expect(page).toHaveURL("/plants/");
    });

    await test.step("a page goes by its short label", async () => {
      await row(page, "Cover and uncover").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cover and uncover a bed");
      await expect(row(page, "Cover and uncover")).toHaveAttribute("aria-current", "page");
    });
  });

  test("stay open while the reader moves on, there and back, and in the other language [S2.36, S2.38]", async ({
    page,
  }) => {
    await openPage(page, "/acorns/harvest/");
    await caret(page, "Expand: Plants").click();
    await row(page, "Sow acorns").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sow acorns");
    await expect(row(page, "Plant a tree")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harvest acorns");
    await expect(row(page, "Plant a tree")).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
    await expect(row(page, "Сбор желудей")).toHaveAttribute("aria-current", "page");
    await expect(row(page, "Посадка дерева")).toBeVisible();
    await expect(row(page, "Первый день в саду")).toBeHidden();
    await expect(caret(page, "Свернуть раздел «Растения»")).toBeVisible();
  });
});

test.describe("The scroll of the sidebar", () => {
  /** Turns the wheel over the sidebar until it goes no further. */
  async function scrollToEnd(page: Page): Promise<void> {
    await page.mouse.move(100, 250);
    await page.mouse.wheel(0, 5000);
    await expect(row(page, "Releases")).toBeInViewport();
    await expect(row(page, "First steps")).not.toBeInViewport();
  }

  test("is its own, reaches the last section, whole, under the announcement, and is kept when a page is opened from it [S2.35, S2.36]", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await openPage(page, "/acorns/");
    await caret(page, "Expand: Plants").click();
    await caret(page, "Expand: First steps").click();
    await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
    await scrollToEnd(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(row(page, "Releases")).toBeInViewport({ ratio: 1 });

    await page.getByRole("button", { name: "Close the announcement" }).click();
    await scrollToEnd(page);
    const before = await row(page, "Releases").boundingBox();
    await row(page, "Releases").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Releases");
    await expect(row(page, "Releases")).toHaveAttribute("aria-current", "page");
    expect(await row(page, "Releases").boundingBox()).toEqual(before);
  });
});
