import { expect, type Page, test } from "@playwright/test";
import { contentPages } from "../../support/content/contentPages";
import { expectAlive, openPage } from "../../support/openPage";

const site = "https://faq.indigobrowser.com";
const docs = [...contentPages("en", "garden"), ...contentPages("ru", "garden")];

/** What a page says about itself to browsers, search engines and link previews. */
type Head = {
  title: string;
  lang: string;
  dir: string;
  canonical: (string | null)[];
  /** Language and address of every alternate, as a search engine reads them. */
  alternates: (string | null)[][];
  meta: Record<string, (string | null)[]>;
};

/** The head of the open page as it stands now, or of a page as the server sent it. */
function readHead(page: Page, sent?: string): Promise<Head> {
  return page.evaluate((html) => {
    const { documentElement, head, title } =
      html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
    const links = (selector: string) => [...head.querySelectorAll<HTMLLinkElement>(`link${selector}`)];
    const meta: Record<string, (string | null)[]> = {};
    for (const element of head.querySelectorAll("meta"))
      (meta[element.getAttribute("name") ?? element.getAttribute("property") ?? ""] ??= []).push(
        element.getAttribute("content"),
      );
    return {
      title,
      lang: documentElement.lang,
      dir: documentElement.dir,
      canonical: links('[rel="canonical"]').map((link) => link.getAttribute("href")),
      alternates: links('[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])
        .sort(),
      meta,
    };
  }, sent);
}

const kinds = [
  { path: "/", en: "Indigo X Docs", ru: "Indigo X Docs" },
  { path: "/plants/", en: "Plants | Indigo X Docs", ru: "Растения | Indigo X Docs" },
  {
    path: "/plants/care/",
    en: "Care for plants | Indigo X Docs",
    ru: "Уход за растениями | Indigo X Docs",
  },
  { path: "/table-of-contents/", en: "All pages | Indigo X Docs", ru: "Все страницы | Indigo X Docs" },
  { path: "/search/", en: "Search | Indigo X Docs", ru: "Поиск | Indigo X Docs" },
];

for (const locale of ["en", "ru"] as const) {
  const prefix = locale === "en" ? "" : "/ru";

  test(`every kind of page in "${locale}" says its title, language, description, address, translation and preview, as sent and once scripts run [S1.5, S1.6, S1.8, S1.24, S1.25]`, async ({
    page,
  }) => {
    for (const kind of kinds) {
      const path = prefix + kind.path;
      const response = await page.goto(`${path}?from=mail`, { waitUntil: "domcontentloaded" });
      const sent = await readHead(page, await response?.text());
      const [description = null] = sent.meta.description ?? [];
      expect(description, path).toBeTruthy();
      if (!["/", "/search/"].includes(kind.path))
        expect(description, path).toBe(docs.find((doc) => doc.path === path)?.description);
      const expected = {
        title: kind[locale],
        lang: locale,
        dir: "ltr",
        canonical: [site + path],
        alternates: [
          ["en", site + kind.path],
          ["ru", `${site}/ru${kind.path}`],
          ["x-default", site + kind.path],
        ],
        meta: {
          description: [description],
          "og:title": [kind[locale]],
          "og:description": [description],
          "og:url": [site + path],
          "og:image": [`${site}/icons/share.png`],
          "og:site_name": ["Indigo X Docs"],
          "og:locale": [locale === "en" ? "en_GB" : "ru_RU"],
          "og:locale:alternate": [locale === "en" ? "ru_RU" : "en_GB"],
        },
      };
      expect(sent, path).toMatchObject(expected);
      await expectAlive(page);
      await expect(async () => expect(await readHead(page), path).toMatchObject(expected)).toPass({ timeout: 5000 });
    }
  });

  test(`a page that is not found says so in "${locale}" and is not indexed [S1.6, S1.8, S1.24, S2.2]`, async ({
    page,
  }) => {
    await openPage(page, `${prefix}/no-such-page/`);
    await expect(page).toHaveTitle(`${locale === "en" ? "Page not found" : "Страница не найдена"} | Indigo X Docs`);
    expect(await readHead(page)).toMatchObject({
      lang: locale,
      dir: "ltr",
      canonical: [],
      meta: { robots: ["noindex"] },
    });
  });
}

test("title, language and addresses follow the reader from page to page [S1.6, S1.8, S1.24, S1.25]", async ({
  page,
}) => {
  const html = page.locator("html");

  await test.step("to the other language and back", async () => {
    await openPage(page, "/plants/");
    await expect(page).toHaveTitle("Plants | Indigo X Docs");
    await expect(html).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Русский" }).click();
    await expect(page).toHaveTitle("Растения | Indigo X Docs");
    await expect(html).toHaveAttribute("lang", "ru");
    await expect(html).toHaveAttribute("dir", "ltr");
    await page.goBack();
    await expect(page).toHaveTitle("Plants | Indigo X Docs");
    await expect(html).toHaveAttribute("lang", "en");
    await expect(html).toHaveAttribute("dir", "ltr");
  });

  await test.step("to another document", async () => {
    const sidebar = page.getByRole("navigation", { name: "Sections of the documentation" });
    await sidebar.getByRole("link", { name: "Fast growers" }).click();
    await expect(page).toHaveTitle("Fast growers | Indigo X Docs");
    const canonical = async () => (await readHead(page)).canonical;
    await expect.poll(canonical).toEqual([`${site}/plants/fast-growers/`]);
    const { alternates } = await readHead(page);
    expect(alternates).toContainEqual(["ru", `${site}/ru/plants/fast-growers/`]);
    expect(alternates).toHaveLength(3);
  });

  await test.step("to the home page and back", async () => {
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveTitle("Indigo X Docs");
    await page.goBack();
    await expect(page).toHaveTitle("Fast growers | Indigo X Docs");
  });
});

test("the title follows a reader who moves on before the browser had an idle moment", async ({ page }) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await openPage(page, "/plants/");
  await page.getByRole("main").getByRole("link", { name: "Care for plants" }).first().click();
  await expect(page).toHaveTitle("Care for plants | Indigo X Docs");
});

test("the icons, the manifest and the preview's image that a page names answer [S7.10]", async ({ page, request }) => {
  await page.goto("/ru/plants/care/", { waitUntil: "domcontentloaded" });
  for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
    const address = await page.locator(`head link[rel="${rel}"]`).getAttribute("href");
    const answer = await request.get(address ?? "");
    expect(answer.status(), rel).toBe(200);
    expect(answer.headers()["content-type"], rel).toMatch(/^(image\/|application\/(manifest\+)?json)/);
  }
  const [image] = (await readHead(page)).meta["og:image"] ?? [];
  const answer = await request.get(new URL(image ?? "").pathname);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("image/png");
});

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
