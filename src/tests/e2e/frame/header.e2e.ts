import { expect, test, type Page } from "@playwright/test";
import { header } from "../../support/frame";
import { documentLoads, openPage } from "../../support/openPage";

const home = {
  en: { path: "/", title: "What do you want to do?" },
  ru: { path: "/ru/", title: "Что вы хотите сделать?" },
};

/** Follows the brand from an open page. */
async function expectBrandLeadsHome(page: Page, { path, title }: (typeof home)["en"]): Promise<void> {
  const loads = documentLoads(page);
  await header(page)
    .getByRole("link", { name: /^Indigo X/ })
    .click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(loads).toEqual([]);
}

for (const { locale, path, buttons, links, newTab } of [
  {
    locale: "en",
    path: "/acorns/harvest/",
    buttons: [/^Search/, /^Language: English$/, /^Dark theme$/],
    links: ["Support", "Chat in Russian", "Website"],
    newTab: "(opens in a new tab)",
  },
  {
    locale: "ru",
    path: "/ru/acorns/harvest/",
    buttons: [/^Поиск/, /^Язык: Русский$/, /^Тёмная тема$/],
    links: ["Поддержка", "Чат", "Сайт"],
    newTab: "(откроется в новой вкладке)",
  },
] as const) {
  test(`The top bar in "${locale}" offers search, language and theme, support, chat and website in new tabs, and the way home [S2.22, S2.23, S2.24, S2.25, S2.26, S2.27, S2.33]`, async ({
    page,
    context,
  }) => {
    const isOutside = (url: URL) => url.hostname !== "localhost";
    await context.route(isOutside, (route) => route.fulfill({ contentType: "text/html", body: "Another site" }));
    await openPage(page, path);
    const inHeader = (label: string) => header(page).getByRole("link", { name: `${label} ${newTab}`, exact: true });

    await test.step("its controls are in sight", async () => {
      for (const name of buttons) await expect(header(page).getByRole("button", { name })).toBeInViewport();
    });

    await test.step("its links are the support, the chat in Russian and the product's site", async () => {
      const [support, chat, website] = links;
      await expect(inHeader(support)).toHaveAttribute("href", /^https:\/\//);
      await expect(inHeader(chat)).toHaveAttribute("href", /^https:\/\/t\.me\//);
      await expect(inHeader(chat)).toHaveAttribute("hreflang", "ru");
      await expect(inHeader(website)).toHaveAttribute("href", "https://indigobrowser.com/");
    });

    for (const label of links) {
      await test.step(`«${label}» opens in a new tab and says so`, async () => {
        const opening = context.waitForEvent("page");
        await inHeader(label).click();
        const tab = await opening;
        await expect(tab.getByText("Another site")).toBeVisible();
        expect(new URL(tab.url()).protocol).toBe("https:");
        expect(await tab.evaluate(() => window.opener === null && document.referrer === "")).toBe(true);
        await expect(page).toHaveURL(path);
        await tab.close();
      });
    }

    await test.step("the brand leads home without a reload", () => expectBrandLeadsHome(page, home[locale]));
  });
}

test("The brand leads home without a reload from a search and from an unknown address, too [S2.22]", async ({
  page,
}) => {
  await openPage(page, "/search/?q=berry");
  await expectBrandLeadsHome(page, home.en);
  await openPage(page, "/ru/no-such-page/");
  await expectBrandLeadsHome(page, home.ru);
});

for (const { locale, notice, paths } of [
  {
    locale: "en",
    notice: "Copyright © 2025 Indigo X",
    paths: ["/", "/acorns/", "/acorns/harvest/", "/releases/", "/table-of-contents/", "/search/", "/no-such-page/"],
  },
  {
    locale: "ru",
    notice: "© 2025 Indigo X",
    paths: [
      "/ru/",
      "/ru/plants/planting/",
      "/ru/acorns/harvest/",
      "/ru/table-of-contents/",
      "/ru/search/",
      "/ru/404.html",
      "/ru/no-such-page/",
    ],
  },
]) {
  test(`Every kind of page in "${locale}" says whose the copyright is, and links that open a new tab are safe and announced [S1.23, S2.26, S2.34]`, async ({
    page,
  }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await openPage(page, path);
        const visible = page.getByRole("link").filter({ visible: true });
        const inNewTab = await visible.evaluateAll((links) =>
          links
            .filter((link) => link.getAttribute("target") === "_blank")
            .map((link) => ({ text: link.textContent.trim(), rel: link.getAttribute("rel") ?? "" })),
        );
        const isAnnounced = (text: string) => /\((opens in a new tab|откроется в новой вкладке)\)$/.test(text);
        expect(inNewTab.filter(({ text, rel }) => !isAnnounced(text) || !/\bnoopener\b/.test(rel))).toEqual([]);
        expect(inNewTab.length).toBeGreaterThanOrEqual(4);

        const footer = page.getByRole("contentinfo");
        await footer.scrollIntoViewIfNeeded();
        await expect(footer.getByText(notice, { exact: true })).toBeInViewport();
      });
    }
  });
}

test.describe("The footer", () => {
  test("keeps its year when the reader's clock runs on [S9.15]", async ({ page }) => {
    await page.clock.setFixedTime("2031-05-01T12:00:00Z");
    await openPage(page, "/acorns/");
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(2031);
    await expect(page.getByRole("contentinfo")).toContainText("Copyright © 2025 Indigo X");
  });

  test("leads to all pages and to the other language [S2.34]", async ({ page }) => {
    await openPage(page, "/acorns/harvest/");
    const footer = page.getByRole("navigation", { name: "Footer" });
    await footer.getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL("/ru/acorns/harvest/");
    await page.getByRole("navigation", { name: "Подвал" }).getByRole("link", { name: "Все страницы" }).click();
    await expect(page).toHaveURL("/ru/table-of-contents/");
  });
});
