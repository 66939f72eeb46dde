import { expect, test } from "@playwright/test";
import { type ContentPage, contentPages } from "../support/contentPages";
import { documentLoads, openPage } from "../support/openPage";
import { isPageData } from "../support/pageData";
import { seedRoutes } from "../support/seedRoutes";

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

test.describe("Documents", () => {
  test("are the same in both languages [S1.5]", () => {
    expect(docs.ru.map(({ path }) => path)).toEqual(docs.en.map(({ path }) => `/ru${path}`));
  });

  test("every one has a route of the seed [S2.41]", () => {
    expect(written.flatMap(({ paths }) => paths).sort()).toEqual(
      [...docs.en, ...docs.ru].map(({ path }) => path).sort(),
    );
  });

  test(`every section has an overview of its own [S2.16, ${sections.map(({ overview }) => overview).join(", ")}]`, async ({
    page,
  }) => {
    for (const path of sections.flatMap(({ slug }) => [`/${slug}/`, `/ru/${slug}/`])) {
      const title = [...docs.en, ...docs.ru].find((doc) => doc.path === path)?.title ?? "";
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(path);
    }
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    for (const { section, ids, paths } of written) {
      test(`those of ${section} open at their addresses and from .html, in both languages [S2.1, S2.4, S1.6, S1.8, S1.13, ${ids}]`, async ({
        page,
        request,
      }) => {
        test.setTimeout(120_000);
        const expected = [...docs.en, ...docs.ru].filter(({ path }) => paths.includes(path));
        const seen: unknown[] = [];
        for (const { path } of expected) {
          const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
          const [lang, dir] = await Promise.all(["lang", "dir"].map((name) => page.locator("html").getAttribute(name)));
          const titles = await page.getByRole("heading", { level: 1 }).allTextContents();
          seen.push({ path, status: answer?.status(), lang, dir, titles });
          const file = await (await request.get(path.replace(/\/$/, ".html"))).text();
          expect(file).toContain(`<meta http-equiv="refresh" content="0; url=${path}">`);
        }
        expect(seen).toEqual(
          expected.map(({ locale, path, title }) => ({ path, status: 200, lang: locale, dir: "ltr", titles: [title] })),
        );
      });
    }
  });
});

test.describe("Other addresses of a document", () => {
  for (const locale of ["", "/ru"]) {
    const ids = aliases.map(({ id }) => id).join(", ");
    test(`${locale || "in English"}: leads to it, in every spelling [${ids}]`, async ({ page }) => {
      test.setTimeout(120_000);
      for (const { from, to } of aliases) {
        for (const spelling of [from, `${from}/`, `${from}.html`, `${from}/index.html`]) {
          await page.goto(`${locale}${spelling}?from=mail#top`, { waitUntil: "commit" });
          await expect(page).toHaveURL(`${locale}${to}?from=mail#top`);
        }
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
    { path: "/", title: "What do you want to do?", ids: "S2.15, S2.100" },
    { path: "/ru/", title: "Что вы хотите сделать?", ids: "S2.15, S2.100" },
    { path: "/search/", title: "Search", ids: "S2.12, S2.101" },
    { path: "/ru/search/", title: "Поиск", ids: "S2.12, S2.101" },
    { path: "/404.html", title: "Page not found", ids: "S2.102" },
    { path: "/ru/404.html", title: "Страница не найдена", ids: "S2.102" },
  ];
  for (const { path, title, ids } of pages) {
    test(`${path} opens and stays [${ids}]`, async ({ page }) => {
      await openPage(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator("html")).toHaveAttribute("lang", path.startsWith("/ru") ? "ru" : "en");
      await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
      await expect(page).toHaveURL(path);
    });
  }
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

  for (const [file, home, title] of [
    ["/index.html", "/", "What do you want to do?"],
    ["/ru/index.html", "/ru/", "Что вы хотите сделать?"],
    ["/ru.html", "/ru/", "Что вы хотите сделать?"],
    ["/ru", "/ru/", "Что вы хотите сделать?"],
  ] as const) {
    test(`${file} leads to the home page of the language [S2.8]`, async ({ page }) => {
      await openPage(page, `${file}?from=mail`);
      await expect(page).toHaveURL(`${home}?from=mail`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  }

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
