import { expect, test } from "@playwright/test";
import { consoleErrors } from "../../support/consoleErrors";
import { documentLoads, expectAlive, openPage } from "../../support/openPage";
import { isPageData } from "../../support/served/pageData";
import { addressOn, hostKinds } from "../../support/served/plainHost";
import { gardenSite } from "../../support/sites/sites";

test("another address of a document leads to it without scripts too [S2.117]", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/ru/plants/overview/");
  await expect(page).toHaveURL("/ru/plants/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Растения");
  await context.close();
});

test.describe("Pages that are no documents", () => {
  const pages = [
    { path: "/", title: "What do you want to do?" },
    { path: "/ru/", title: "Что вы хотите сделать?" },
    { path: "/search/", title: "Search" },
    { path: "/ru/search/", title: "Поиск" },
    { path: "/404.html", title: "Page not found" },
    { path: "/ru/404.html", title: "Страница не найдена" },
  ];
  const ids = "S2.12, S2.15, S2.100, S2.101, S2.102";
  test(`home, search and not found open and stay, in both languages [${ids}]`, async ({ page }) => {
    for (const { path, title } of pages) {
      await openPage(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator("html")).toHaveAttribute("lang", path.startsWith("/ru") ? "ru" : "en");
      await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
      await expect(page).toHaveURL(path);
    }
  });
});

for (const host of hostKinds)
  test.describe(`Addresses of files, on a host ${host}`, () => {
    test.use(addressOn(host, gardenSite));

    const docPaths = ["/plants/care/", "/ru/plants/care/", "/acorns/", "/ru/acorns/", "/table-of-contents/"];
    for (const paths of [docPaths, ["/search/", "/ru/search/"]]) {
      test(`files of ${paths[0]} and others become their pages, with query and hash [S2.4, S2.5, S2.7]`, async ({
        page,
      }) => {
        for (const path of paths) {
          for (const file of [path.replace(/\/$/, ".html"), `${path}index.html`]) {
            await openPage(page, `${file}?from=mail&q=berry#main`);
            await expect(page).toHaveURL(`${path}?from=mail&q=berry#main`);
            await expect(page.getByRole("main")).toBeVisible();
            await expect(page.getByRole("heading", { name: "Page not found" })).toHaveCount(0);
          }
        }
      });
    }

    test("files of a language lead to its home page [S2.8]", async ({ page }) => {
      for (const [file, home, title] of [
        ["/index.html", "/", "What do you want to do?"],
        ["/ru/index.html", "/ru/", "Что вы хотите сделать?"],
        ["/ru.html", "/ru/", "Что вы хотите сделать?"],
        ["/ru", "/ru/", "Что вы хотите сделать?"],
      ] as const) {
        await openPage(page, `${file}?from=mail`);
        await expect(page).toHaveURL(`${home}?from=mail`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      }
    });

    test("shows the heading that the hash names [S2.5, S2.7]", async ({ page }) => {
      await openPage(page, "/plants/care.html#water-and-feed");
      await expect(page.getByRole("heading", { name: "Water and feed", level: 2 })).toBeInViewport();
    });

    test("files that are written as folders lead to their pages, too [S2.5, S2.7, S2.8]", async ({ page }) => {
      for (const [file, path, title] of [
        ["/index.html/", "/", "What do you want to do?"],
        ["/ru/index.html/", "/ru/", "Что вы хотите сделать?"],
        ["/plants/care.html/", "/plants/care/", "Care for plants"],
        ["/ru/plants/index.html/", "/ru/plants/", "Растения"],
      ] as const) {
        await page.goto(`${file}?from=mail#main`);
        await expect(page).toHaveURL(`${path}?from=mail#main`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expectAlive(page);
      }
    });

    test("does not keep the reader from going back [S2.4, S2.5]", async ({ page }) => {
      await openPage(page, "/acorns/");
      await openPage(page, "/plants/care.html");
      await expect(page).toHaveURL("/plants/care/");
      await page.goBack();
      await expect(page).toHaveURL("/acorns/");
      await openPage(page, "/plants/care/index.html");
      await expect(page).toHaveURL("/plants/care/");
      await page.goBack();
      await expect(page).toHaveURL("/acorns/");
    });
  });

test.describe("Unknown addresses", () => {
  const english = ["/plants/care/more/", "/plants/car/", "/plant/", "/rules/", "/en/", "/docs/plants/"];
  test("are not found [S2.1, S2.2, S1.13, S1.14]", async ({ page }) => {
    for (const path of [...english, "/blog/", "/overview/", "/plants.htm", "/search/more/"]) {
      const answer = await page.goto(`${path}?from=mail`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page).toHaveURL(`${path}?from=mail`);
    }
  });

  test("are not found in Russian, below /ru/ [S2.1, S2.2, S2.19]", async ({ page }) => {
    for (const path of ["/ru/plants/care/more/", "/ru/ru/", "/ru/net-takoy-stranitsy", "/ru/en/"]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Страница не найдена");
      await expect(page.getByText("There is nothing at this address.")).toBeHidden();
      await expect(page.locator("html")).toHaveAttribute("lang", "ru");
      await expect(page).toHaveTitle("Страница не найдена | Indigo X Docs");
    }
  });

  for (const { path, title, home } of [
    { path: "/plants/100%/", title: "Page not found", home: "Go to the home page" },
    { path: "/%E0%A4%A/index.html", title: "Page not found", home: "Go to the home page" },
    { path: "/ru/%D0%BF%/", title: "Страница не найдена", home: "Перейти на главную" },
  ]) {
    test(`with a percent sign that stands for nothing are not found, and come alive: ${path} [S2.2, S2.19]`, async ({
      page,
    }) => {
      const errors = consoleErrors(page);
      await openPage(page, `${path}?from=mail`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(page.url()).toContain("?from=mail");
      await page.getByRole("main").getByRole("link", { name: home }).click();
      await expect(page).toHaveURL(path.startsWith("/ru/") ? "/ru/" : "/");
      expect(errors.filter((text) => !text.includes("404"))).toEqual([]);
    });
  }

  test("of two slashes lead nowhere else", async ({ page, baseURL }) => {
    for (const path of ["//example.com/index.html/", "//example.com/100%/"]) {
      await page.goto(`${baseURL}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      expect(new URL(page.url()).origin).toBe(baseURL);
    }
  });

  for (const { from, link, to, title } of [
    { from: "/plants/", link: "Care for plants", to: "/plants/care/", title: "Page not found" },
    { from: "/ru/plants/", link: "Уход за растениями", to: "/ru/plants/care/", title: "Страница не найдена" },
  ]) {
    test(`behind a link on ${from}: not found, without a reload, at the typed address [S2.3]`, async ({ page }) => {
      // The page has been taken off the site since this one was opened.
      const isGone = (url: URL) => isPageData(to)(url) || `${url.pathname}/`.replace("//", "/") === to;
      await page.route(isGone, (route) => route.fulfill({ status: 404, body: "Nothing here" }));
      await openPage(page, from);
      const loads = documentLoads(page);
      await page.getByRole("main").getByRole("link", { name: link }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(to);
      await expect(page).toHaveTitle(`${title} | Indigo X Docs`);
      expect(loads).toEqual([]);
    });
  }
});
