import { expect, test } from "@playwright/test";
import { type ContentPage, contentPages } from "../../support/content/contentPages";
import { documentLoads, openPage } from "../../support/openPage";
import { isPageData } from "../../support/served/pageData";
import { seedRoutes } from "../../support/served/seedRoutes";
import { servedPages } from "../../support/served/servedPages";

const docs: Record<"en" | "ru", ContentPage[]> = { en: contentPages("en"), ru: contentPages("ru") };

/** A section's overview page and its other address. */
const sections = [
  { slug: "account", overview: "S2.104", alias: "S2.105" },
  { slug: "api", overview: "S2.106", alias: "S2.107" },
  { slug: "cookies", overview: "S2.108", alias: "S2.109" },
  { slug: "fingerprints", overview: "S2.110", alias: "S2.111" },
  { slug: "functionality", overview: "S2.112", alias: "S2.113" },
  { slug: "getting-started", overview: "S2.114", alias: "S2.115" },
  { slug: "profiles", overview: "S2.116", alias: "S2.117" },
  { slug: "proxies", overview: "S2.118", alias: "S2.119" },
  { slug: "releases", overview: "S2.120", alias: "S2.121" },
  { slug: "resources", overview: "S2.122", alias: "S2.123" },
  { slug: "transition", overview: "S2.124", alias: "S2.125" },
  { slug: "troubleshooting", overview: "S2.126", alias: "S2.127" },
];

/** The documents that are written, section by section, with their numbers in the checklist. */
const written = [
  { section: "the root", routes: { "S2.103": "/table-of-contents/" } },
  ...sections.map(({ slug, overview }) => ({
    section: slug,
    routes: { [overview]: `/${slug}/`, ...seedRoutes[slug] },
  })),
].map(({ section, routes }) => {
  const known = Object.entries(routes).filter(([, path]) => docs.en.some((doc) => doc.path === path));
  const paths = known.flatMap(([, path]) => [path, `/ru${path}`]);
  return { section, ids: known.map(([id]) => id).join(", "), paths };
});

/** Other addresses of documents; those whose target is not written yet are left out. */
const aliases = [
  ...sections.map(({ slug, alias }) => ({ from: `/${slug}/overview`, to: `/${slug}/`, id: alias })),
  {
    from: "/functionality/how-to-manage-columns",
    to: "/functionality/how-to-manage-columns-in-indigo-x/",
    id: "S2.187",
  },
  {
    from: "/proxies/how-to-use-proxy-template-manager",
    to: "/proxies/how-to-use-proxy-template-manager-in-indigo-x/",
    id: "S2.213",
  },
  {
    from: "/proxies/indigo-x-proxy/what-you-need-to-know-faq",
    to: "/proxies/indigo-x-proxy/what-you-need-to-know/",
    id: "S2.222",
  },
  { from: "/proxies/indigo-x-proxy/faq", to: "/proxies/indigo-x-proxy/what-you-need-to-know/", id: "S2.223" },
].filter(({ to }) => docs.en.some(({ path }) => path === to));
const spellings = ["", "/", ".html", "/index.html"];

test.describe("Documents", () => {
  test("are the same in both languages [S1.5]", () => {
    expect(docs.ru.map(({ path }) => path)).toEqual(docs.en.map(({ path }) => `/ru${path}`));
  });

  test("every one has a route of the seed [S2.41]", () => {
    expect(written.flatMap(({ paths }) => paths).sort()).toEqual(
      [...docs.en, ...docs.ru].map(({ path }) => path).sort(),
    );
  });

  for (const { section, ids, paths } of written) {
    test(`those of ${section} are served at their addresses and lead there from .html, in both languages [S2.1, S2.4, S2.16, S1.6, S1.8, S1.13, ${ids}]`, async ({
      page,
    }) => {
      const expected = [...docs.en, ...docs.ru].filter(({ path }) => paths.includes(path));
      await page.goto("/404.html");
      const served = await servedPages(
        page,
        expected.map(({ path }) => path),
      );
      expect(served.map(({ path, status, lang, dir, titles }) => ({ path, status, lang, dir, titles }))).toEqual(
        expected.map(({ locale, path, title }) => ({ path, status: 200, lang: locale, dir: "ltr", titles: [title] })),
      );
      const files = await servedPages(
        page,
        expected.map(({ path }) => path.replace(/\/$/, ".html")),
      );
      for (const [index, { html }] of files.entries())
        expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${expected[index]?.path}">`);
    });
  }
});

test.describe("Other addresses of a document", () => {
  for (const locale of ["", "/ru"]) {
    const ids = aliases.map(({ id }) => id).join(", ");
    test(`${locale || "in English"}: leads to it, in every spelling [${ids}]`, async ({ page }) => {
      await page.goto("/404.html");
      for (const { from, to } of aliases) {
        const files = await servedPages(
          page,
          spellings.map((end) => `${locale}${from}${end}`),
        );
        const [{ html = "" } = {}] = files;
        expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${locale}${to}">`);
        expect(files.map((file) => [file.status, file.html])).toEqual(files.map(() => [200, html]));
      }
      // The spellings are the same file, so each alias is followed from one of them.
      for (const [index, { from, to }] of aliases.entries()) {
        const end = spellings[index % spellings.length] ?? "";
        await page.goto(`${locale}${from}${end}?from=mail#top`, { waitUntil: "commit" });
        await expect(page).toHaveURL(`${locale}${to}?from=mail#top`);
      }
    });
  }

  test("lead on without scripts too [S2.117]", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/ru/profiles/overview/");
    await expect(page).toHaveURL("/ru/profiles/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Профили");
    await context.close();
  });
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

test.describe("Addresses of files", () => {
  const docPaths = ["/profiles/actions/", "/ru/profiles/actions/", "/cookies/", "/ru/cookies/", "/table-of-contents/"];
  for (const paths of [docPaths, ["/search/", "/ru/search/"]]) {
    test(`files of ${paths[0]} and others become their pages, with query and hash [S2.4, S2.5, S2.7]`, async ({
      page,
    }) => {
      for (const path of paths) {
        for (const file of [path.replace(/\/$/, ".html"), `${path}index.html`]) {
          await openPage(page, `${file}?from=mail&q=proxy#main`);
          await expect(page).toHaveURL(`${path}?from=mail&q=proxy#main`);
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
    await openPage(page, "/profiles/actions.html#delete-and-restore");
    await expect(page.getByRole("heading", { name: "Delete and restore", level: 2 })).toBeInViewport();
  });

  test("does not keep the reader from going back [S2.4, S2.5]", async ({ page }) => {
    await openPage(page, "/cookies/");
    await openPage(page, "/profiles/actions.html");
    await expect(page).toHaveURL("/profiles/actions/");
    await page.goBack();
    await expect(page).toHaveURL("/cookies/");
    await openPage(page, "/profiles/actions/index.html");
    await expect(page).toHaveURL("/profiles/actions/");
    await page.goBack();
    await expect(page).toHaveURL("/cookies/");
  });
});

test.describe("Unknown addresses", () => {
  const english = ["/profiles/actions/more/", "/profiles/action/", "/profile/", "/rules/", "/en/", "/docs/profiles/"];
  test("are not found [S2.1, S2.2, S1.13, S1.14]", async ({ page }) => {
    for (const path of [...english, "/blog/", "/overview/", "/profiles.htm", "/search/more/"]) {
      const answer = await page.goto(`${path}?from=mail`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page).toHaveURL(`${path}?from=mail`);
    }
  });

  test("are not found in Russian, below /ru/ [S2.1, S2.2, S2.19]", async ({ page }) => {
    for (const path of ["/ru/profiles/actions/more/", "/ru/ru/", "/ru/net-takoy-stranitsy", "/ru/en/"]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Страница не найдена");
      await expect(page.getByText("There is nothing at this address.")).toBeHidden();
      await expect(page.locator("html")).toHaveAttribute("lang", "ru");
      await expect(page).toHaveTitle("Страница не найдена | Indigo X Docs");
    }
  });

  for (const { from, link, to, title } of [
    { from: "/profiles/", link: "Actions with profiles", to: "/profiles/actions/", title: "Page not found" },
    { from: "/ru/profiles/", link: "Действия с профилями", to: "/ru/profiles/actions/", title: "Страница не найдена" },
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
