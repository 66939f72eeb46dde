import { expect, type Page, test } from "@playwright/test";
import { type ContentPage, contentPages } from "../support/content/contentPages";
import { withPlainHost } from "../support/served/plainHost";
import { seedAliases, seedRoutes, seedSections } from "../support/served/seedRoutes";
import { servedPages } from "../support/served/servedPages";
import { realSite } from "../support/sites/sites";

const docs: Record<"en" | "ru", ContentPage[]> = { en: contentPages("en"), ru: contentPages("ru") };
const all = [...docs.en, ...docs.ru];

/** Other addresses of documents, in every language, without a slash at the end. */
const aliases = all.flatMap(({ locale, path, aliases: others }) =>
  others.map((from) => ({ from: `${locale === "en" ? "" : `/${locale}`}${from.replace(/\/$/, "")}`, to: path })),
);
const spellings = ["", "/", ".html", "/index.html"];

/** The routes of the specification, section by section. */
const promised = [
  { section: "the root", routes: { "S2.103": "/table-of-contents/" } },
  ...seedSections.map(({ slug, overview, alias }) => ({
    section: slug,
    routes: { [overview]: `/${slug}/`, [alias]: `/${slug}/overview/`, ...seedRoutes[slug] },
  })),
  { section: "other readings", routes: Object.fromEntries(seedAliases.map(({ id, from }) => [id, `${from}/`])) },
];

/** The titles in the tab's own language that a server sends for each address, redirects followed as a browser does. */
async function titlesAt(page: Page, paths: string[]): Promise<Map<string, string[]>> {
  const files = await servedPages(page, paths);
  const moved = files.map(({ html, path }) => /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1] ?? path);
  const targets = await servedPages(page, moved);
  return new Map(targets.map(({ titles }, index) => [paths[index] ?? "", titles]));
}

test.describe("Documents", () => {
  test("are the same in both languages [S1.5]", () => {
    expect(docs.ru.map(({ path }) => path)).toEqual(docs.en.map(({ path }) => `/ru${path}`));
  });

  test("every one is served at its address and leads there from .html, in both languages [S2.1, S2.4, S2.16, S2.41, S1.6, S1.8, S1.13]", async ({
    page,
  }) => {
    await page.goto("/404.html");
    const served = await servedPages(
      page,
      all.map(({ path }) => path),
    );
    expect(served.map(({ path, status, lang, dir, titles }) => ({ path, status, lang, dir, titles }))).toEqual(
      all.map(({ locale, path, title }) => ({ path, status: 200, lang: locale, dir: "ltr", titles: [title] })),
    );
    // A host with rules redirects by them; on any other these are pages that lead on.
    await withPlainHost(realSite, async (host) => {
      await page.goto(`${host}/404.html`);
      const files = await servedPages(
        page,
        all.map(({ path }) => path.replace(/\/$/, ".html")),
      );
      for (const [index, { html }] of files.entries())
        expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${all[index]?.path}">`);
    });
  });

  for (const { section, routes } of promised) {
    test(`every address that the specification promises in ${section} answers with a document [${Object.keys(routes).join(", ")}]`, async ({
      page,
    }) => {
      await page.goto("/404.html");
      const paths = Object.values(routes).flatMap((path) => [path, `/ru${path}`]);
      const titles = await titlesAt(page, paths);
      for (const path of paths) {
        const known = docs[path.startsWith("/ru/") ? "ru" : "en"].map(({ title }) => title);
        expect(titles.get(path), path).toHaveLength(1);
        expect(known, path).toContain(titles.get(path)?.[0]);
      }
    });
  }

  test("a reading of an address that the specification leaves open leads to the same document as the other one [S2.187, S2.213, S2.222, S2.223]", async ({
    page,
  }) => {
    await page.goto("/404.html");
    for (const locale of ["", "/ru"]) {
      const from = await titlesAt(
        page,
        seedAliases.map((alias) => `${locale}${alias.from}/`),
      );
      const to = await titlesAt(
        page,
        seedAliases.map((alias) => `${locale}${alias.to}`),
      );
      expect([...from.values()]).toEqual(seedAliases.map((alias) => to.get(`${locale}${alias.to}`)));
    }
  });
});

test.describe("Other addresses of a document", () => {
  for (const locale of ["en", "ru"]) {
    const own = aliases.filter(({ to }) => to.startsWith("/ru/") === (locale === "ru"));

    test(`lead to it in every spelling, with query and hash, in "${locale}" [S2.5, S2.7]`, async ({ page }) => {
      expect(own.length).toBeGreaterThan(0);
      await withPlainHost(realSite, async (host) => {
        await page.goto(`${host}/404.html`);
        for (const { from, to } of own) {
          const files = await servedPages(
            page,
            spellings.map((end) => `${from}${end}`),
          );
          const [{ html = "" } = {}] = files;
          expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
          expect(files.map((file) => [file.status, file.html])).toEqual(files.map(() => [200, html]));
        }
        // The spellings are the same file, so each alias is followed from one of them; a host with rules does it itself.
        for (const [index, { from, to }] of own.entries())
          for (const start of [host, ""]) {
            const end = spellings[index % spellings.length] ?? "";
            await page.goto(`${start}${from}${end}?from=mail#top`, { waitUntil: "commit" });
            await expect(page).toHaveURL(`${start}${to}?from=mail#top`);
          }
      });
    });
  }
});
