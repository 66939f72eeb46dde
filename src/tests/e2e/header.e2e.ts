import { expect, test } from "@playwright/test";
import { header } from "../support/frame";
import { documentLoads, openPage } from "../support/openPage";

const outside = [
  {
    locale: "en",
    path: "/cookies/export/",
    links: ["Support", "Chat in Russian", "Website"],
    newTab: "(opens in a new tab)",
  },
  {
    locale: "ru",
    path: "/ru/cookies/export/",
    links: ["Поддержка", "Чат", "Сайт"],
    newTab: "(откроется в новой вкладке)",
  },
];
const ids = ["S2.23", "S2.24", "S2.25"];

test.describe("The brand", () => {
  for (const { path, home, title } of [
    { path: "/cookies/export/", home: "/", title: "What do you want to do?" },
    { path: "/ru/cookies/export/", home: "/ru/", title: "Что вы хотите сделать?" },
    { path: "/search/?q=proxy", home: "/", title: "What do you want to do?" },
    { path: "/ru/no-such-page/", home: "/ru/", title: "Что вы хотите сделать?" },
  ]) {
    test(`leads from ${path} to ${home} without a reload [S2.22]`, async ({ page }) => {
      await openPage(page, path);
      const loads = documentLoads(page);
      await header(page)
        .getByRole("link", { name: /^Indigo X/ })
        .click();
      await expect(page).toHaveURL(home);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(loads).toEqual([]);
    });
  }
});

for (const { locale, path, links, newTab } of outside) {
  test.describe(`Links to other sites in "${locale}"`, () => {
    links.forEach((label, index) => {
      test(`«${label}» opens in a new tab and says so [${ids[index]}, S2.26]`, async ({ page, context }) => {
        const isOutside = (url: URL) => url.hostname !== "localhost";
        await context.route(isOutside, (route) => route.fulfill({ contentType: "text/html", body: "Another site" }));
        await openPage(page, path);
        const link = header(page).getByRole("link", { name: `${label} ${newTab}`, exact: true });
        const opening = context.waitForEvent("page");
        await link.click();
        const tab = await opening;
        await expect(tab.getByText("Another site")).toBeVisible();
        expect(new URL(tab.url()).protocol).toBe("https:");
        expect(await tab.evaluate(() => window.opener === null && document.referrer === "")).toBe(true);
        await expect(page).toHaveURL(path);
      });
    });

    test("are the support, the chat in Russian and the product's site [S2.23, S2.24, S2.25]", async ({ page }) => {
      await page.goto(path);
      const inHeader = (name: string) => header(page).getByRole("link", { name: `${name} ${newTab}`, exact: true });
      const [support = "", chat = "", website = ""] = links;
      await expect(inHeader(support)).toHaveAttribute("href", /^https:\/\//);
      await expect(inHeader(chat)).toHaveAttribute("href", /^https:\/\/t\.me\//);
      await expect(inHeader(chat)).toHaveAttribute("hreflang", "ru");
      await expect(inHeader(website)).toHaveAttribute("href", "https://indigobrowser.com/");
    });
  });
}

test("every link that opens a new tab is safe and announced, on every kind of page [S2.26]", async ({ page }) => {
  for (const path of ["/", "/ru/", "/cookies/", "/ru/profiles/creation/", "/search/", "/ru/404.html", "/releases/"]) {
    await openPage(page, path);
    const links = await page.getByRole("link").filter({ visible: true }).all();
    const findings: string[] = [];
    let inNewTab = 0;
    for (const link of links) {
      if ((await link.getAttribute("target")) !== "_blank") continue;
      inNewTab += 1;
      const text = (await link.textContent()) ?? "";
      const isAnnounced = /\((opens in a new tab|откроется в новой вкладке)\)$/.test(text.trim());
      const isSafe = /\bnoopener\b/.test((await link.getAttribute("rel")) ?? "");
      if (!isAnnounced || !isSafe) findings.push(`${path}  ${text}`);
    }
    expect(findings).toEqual([]);
    expect(inNewTab).toBeGreaterThanOrEqual(4);
  }
});

test.describe("The top bar", () => {
  for (const [path, names] of [
    ["/profiles/", [/^Search/, /^Language: English$/, /^Dark theme$/]],
    ["/ru/profiles/", [/^Поиск/, /^Язык: Русский$/, /^Тёмная тема$/]],
  ] as const) {
    test(`offers search, language and theme on ${path} [S2.27, S2.33]`, async ({ page }) => {
      await page.goto(path);
      for (const name of names) {
        await expect(header(page).getByRole("button", { name })).toBeInViewport();
      }
    });
  }
});

test.describe("The footer", () => {
  const english = ["/", "/cookies/export/", "/table-of-contents/", "/search/", "/no-such-page/"];
  for (const path of [...english, ...english.map((address) => `/ru${address}`)]) {
    test(`says whose the copyright is on ${path} [S1.23, S2.34]`, async ({ page }) => {
      const notice = path.startsWith("/ru/") ? "© 2025 Indigo X" : "Copyright © 2025 Indigo X";
      await openPage(page, path);
      const footer = page.getByRole("contentinfo");
      await footer.scrollIntoViewIfNeeded();
      await expect(footer.getByText(notice, { exact: true })).toBeInViewport();
    });
  }

  test("keeps its year when the reader's clock runs on [S9.15]", async ({ page }) => {
    await page.clock.setFixedTime("2031-05-01T12:00:00Z");
    await openPage(page, "/cookies/");
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(2031);
    await expect(page.getByRole("contentinfo")).toContainText("Copyright © 2025 Indigo X");
  });

  test("leads to all pages and to the other language [S2.34]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    const footer = page.getByRole("navigation", { name: "Footer" });
    await footer.getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveURL("/ru/cookies/export/");
    await page.getByRole("navigation", { name: "Подвал" }).getByRole("link", { name: "Все страницы" }).click();
    await expect(page).toHaveURL("/ru/table-of-contents/");
  });
});
