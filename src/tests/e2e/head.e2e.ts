import { expect, type Page, test } from "@playwright/test";
import { contentPages } from "../support/contentPages";
import { openPage } from "../support/openPage";

const site = "https://faq.indigobrowser.com";
const docs = { en: contentPages("en"), ru: contentPages("ru") };

const meta = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).evaluateAll((elements) => {
    return elements.map((element) => element.getAttribute("content"));
  });

/** Language and address of every alternate, as a search engine reads them. */
const alternates = (page: Page) =>
  page.locator('head link[rel="alternate"][hreflang]').evaluateAll((links) => {
    return links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
  });

const canonical = (page: Page) =>
  page.locator('head link[rel="canonical"]').evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test.describe("The title of the tab", () => {
  for (const { path, title } of [
    { path: "/profiles/actions/", title: "Actions with profiles | Indigo X Docs" },
    { path: "/ru/profiles/actions/", title: "Действия с профилями | Indigo X Docs" },
    { path: "/search/", title: "Search | Indigo X Docs" },
    { path: "/ru/search/", title: "Поиск | Indigo X Docs" },
    { path: "/no-such-page/", title: "Page not found | Indigo X Docs" },
    { path: "/ru/no-such-page/", title: "Страница не найдена | Indigo X Docs" },
  ]) {
    test(`of ${path} is the page, a bar and the site [S1.24]`, async ({ page }) => {
      await openPage(page, path);
      await expect(page).toHaveTitle(title);
    });
  }

  for (const path of ["/", "/ru/"]) {
    test(`of ${path} is the site alone [S1.25]`, async ({ page }) => {
      await openPage(page, path);
      await expect(page).toHaveTitle("Indigo X Docs");
    });
  }

  test("follows the reader from page to page [S1.24, S1.25]", async ({ page }) => {
    await openPage(page, "/profiles/");
    await expect(page).toHaveTitle("Profiles | Indigo X Docs");
    const sidebar = page.getByRole("navigation", { name: "Sections of the documentation" });
    await sidebar.getByRole("link", { name: "Quick profiles" }).click();
    await expect(page).toHaveTitle("Quick profiles | Indigo X Docs");
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveTitle("Indigo X Docs");
    await page.goBack();
    await expect(page).toHaveTitle("Quick profiles | Indigo X Docs");
  });
});

test.describe("Language and direction", () => {
  test("change with the page when the reader changes the language [S1.8, S1.6]", async ({ page }) => {
    const html = page.locator("html");
    await openPage(page, "/profiles/actions/");
    await expect(html).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveTitle("Действия с профилями | Indigo X Docs");
    await expect(html).toHaveAttribute("lang", "ru");
    await expect(html).toHaveAttribute("dir", "ltr");
    await page.goBack();
    await expect(page).toHaveTitle("Actions with profiles | Indigo X Docs");
    await expect(html).toHaveAttribute("lang", "en");
    await expect(html).toHaveAttribute("dir", "ltr");
  });

  test("are the same on every kind of page once scripts run [S1.8, S1.6]", async ({ page }) => {
    for (const path of ["/", "/profiles/", "/search/", "/no-such-page/"]) {
      for (const [prefix, lang] of [
        ["", "en"],
        ["/ru", "ru"],
      ] as const) {
        await openPage(page, `${prefix}${path}`);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
      }
    }
  });
});

test.describe("For search engines", () => {
  test("each document has its own description, from its author [S1.24]", async ({ page }) => {
    for (const path of ["/profiles/actions/", "/ru/profiles/actions/", "/cookies/", "/ru/table-of-contents/"]) {
      const doc = [...docs.en, ...docs.ru].find((candidate) => candidate.path === path);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await meta(page, "description")).toEqual([doc?.description]);
    }
  });

  test("each page names itself and its translation [S1.5, S1.8]", async ({ page }) => {
    for (const path of ["/", "/profiles/", "/profiles/actions/", "/table-of-contents/"]) {
      const all = [
        ["en", `${site}${path}`],
        ["ru", `${site}/ru${path}`],
        ["x-default", `${site}${path}`],
      ];
      for (const address of [path, `/ru${path}`]) {
        await page.goto(`${address}?from=mail`, { waitUntil: "domcontentloaded" });
        expect(await canonical(page)).toEqual([`${site}${address}`]);
        expect((await alternates(page)).sort()).toEqual(all.sort());
      }
    }
  });

  test("the addresses change with the page the reader opens [S1.8]", async ({ page }) => {
    await openPage(page, "/profiles/");
    const sidebar = page.getByRole("navigation", { name: "Sections of the documentation" });
    await sidebar.getByRole("link", { name: "Quick profiles" }).click();
    await expect(page).toHaveTitle("Quick profiles | Indigo X Docs");
    await expect.poll(() => canonical(page)).toEqual([`${site}/profiles/quick-profiles/`]);
    expect(await alternates(page)).toContainEqual(["ru", `${site}/ru/profiles/quick-profiles/`]);
    expect(await alternates(page)).toHaveLength(3);
  });

  test("a page that is not found is not indexed [S2.2]", async ({ page }) => {
    await page.goto("/no-such-page/");
    expect(await meta(page, "robots")).toEqual(["noindex"]);
    expect(await canonical(page)).toEqual([]);
  });

  test("the sitemap lists the home pages and every document, once, and nothing else [S1.5, S2.1]", async ({
    request,
  }) => {
    const xml = await (await request.get("/sitemap.xml")).text();
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    const paths = ["/", "/ru/", ...[...docs.en, ...docs.ru].map(({ path }) => path)];
    expect(listed.sort()).toEqual(paths.map((path) => `${site}${path}`).sort());
  });

  test("robots.txt lets them in and names the sitemap [S2.1]", async ({ request }) => {
    const answer = await request.get("/robots.txt");
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(await answer.text()).not.toMatch(/^Disallow: \//m);
  });
});

test.describe("For link previews", () => {
  for (const { path, title, locale, other } of [
    { path: "/profiles/actions/", title: "Actions with profiles | Indigo X Docs", locale: "en_GB", other: "ru_RU" },
    { path: "/ru/profiles/actions/", title: "Действия с профилями | Indigo X Docs", locale: "ru_RU", other: "en_GB" },
    { path: "/", title: "Indigo X Docs", locale: "en_GB", other: "ru_RU" },
  ]) {
    test(`${path} says what it is [S1.24, S1.25]`, async ({ page }) => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await meta(page, "og:title")).toEqual([title]);
      expect(await meta(page, "og:description")).toEqual(await meta(page, "description"));
      expect(await meta(page, "og:url")).toEqual([`${site}${path}`]);
      expect(await meta(page, "og:site_name")).toEqual(["Indigo X Docs"]);
      expect(await meta(page, "og:locale")).toEqual([locale]);
      expect(await meta(page, "og:locale:alternate")).toEqual([other]);
    });
  }

  test("there is an image [S7.10]", async ({ page, request }) => {
    await page.goto("/profiles/actions/", { waitUntil: "domcontentloaded" });
    const [image] = await meta(page, "og:image");
    const answer = await request.get(new URL(image ?? "").pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/png");
  });
});

test.describe("Icons", () => {
  for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
    test(`the ${rel} of a page answers [S7.10]`, async ({ page, request }) => {
      await page.goto("/ru/profiles/actions/", { waitUntil: "domcontentloaded" });
      const address = await page.locator(`head link[rel="${rel}"]`).getAttribute("href");
      const answer = await request.get(address ?? "");
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toMatch(/^(image\/|application\/(manifest\+)?json)/);
    });
  }

  test("the icons of the manifest answer [S7.10]", async ({ request }) => {
    type Manifest = { name: string; icons: { src: string; type: string }[] };
    const manifest = (await (await request.get("/manifest.webmanifest")).json()) as Manifest;
    expect(manifest.name).toBe("Indigo X Docs");
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src, type } of manifest.icons) {
      const answer = await request.get(new URL(src, "http://manifest/").pathname);
      expect(answer.status(), src).toBe(200);
      expect(answer.headers()["content-type"], src).toBe(type);
    }
  });
});
