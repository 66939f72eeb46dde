import { expect, test } from "@playwright/test";
import { header, sidebar } from "../support/frame";
import { openPage } from "../support/openPage";
import { searchFor } from "../support/searchDialog";

const missing = [
  {
    path: "ru/ugly/english-only/",
    original: "ugly/english-only/",
    title: "Only in English",
    language: { page: "ru", text: "en" },
    name: "Замечание",
    notice: "Эта страница ещё не переведена. Вы читаете её по-английски.",
  },
  {
    path: "ugly/russian-only/",
    original: "ru/ugly/russian-only/",
    title: "Только по-русски",
    language: { page: "en", text: "ru" },
    name: "Notice",
    notice: "This page has not been translated yet. You are reading it in Russian.",
  },
];

for (const { path, original, title, language, name, notice } of missing) {
  test.describe(`a page that is missing in «${language.page}» [S1.5]`, () => {
    test("shows the other language's text at its own address and says so", async ({ page }) => {
      const response = await page.goto(`./${path}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("complementary", { name })).toHaveText(notice);
      await expect(page).toHaveURL(`/help/${path}`);
    });

    test("marks the text, not the page, as the other language [S1.8]", async ({ page }) => {
      await openPage(page, `./${path}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language.page);
      const spoken = (text: string) =>
        page
          .getByText(text)
          .first()
          .evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
      expect(await spoken(title)).toBe(language.page); // its row in the sidebar or the breadcrumbs
      expect(
        await page.getByRole("heading", { level: 1 }).evaluate((h1) => h1.closest("[lang]")?.getAttribute("lang")),
      ).toBe(language.text);
      expect(await spoken(notice.split(".")[0] ?? "")).toBe(language.page);
    });

    test("sends search engines to the original", async ({ page, request }) => {
      await page.goto(`./${path}`);
      const published = "https://docs.example.org/help/";
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", published + original);
      await expect(page.locator(`link[rel="alternate"][hreflang="${language.page}"]`)).toHaveCount(0);
      const sitemap = await (await request.get("./sitemap.xml")).text();
      expect(sitemap).toContain(`<loc>${published}${original}</loc>`);
      expect(sitemap).not.toContain(`${published}${path}`);
    });

    test("is listed in the sidebar of its language", async ({ page }) => {
      await openPage(page, `./${path}`);
      await expect(sidebar(page).getByRole("link", { name: title })).toHaveAttribute("href", `/help/${path}`);
    });

    test("is reached with the language switch, and left with it", async ({ page }) => {
      await openPage(page, `./${original}`);
      await expect(page.getByRole("complementary", { name })).toHaveCount(0);
      await header(page)
        .getByRole("button", { name: /^(Language|Язык): / })
        .click();
      await header(page)
        .getByRole("link", { name: language.page === "ru" ? "Русский" : "English" })
        .click();
      await expect(page).toHaveURL(`/help/${path}`);
      await expect(page.getByRole("complementary", { name })).toBeVisible();
    });
  });
}

test("search finds a missing translation by the words that are there [S1.19]", async ({ page }) => {
  await openPage(page, "./ru/");
  const { dialog } = await searchFor(page, "wombat");
  await dialog.getByRole("option").click();
  await expect(page).toHaveURL("/help/ru/ugly/english-only/#what-is-here");
});

test("an outdated translation says so and leads to the original", async ({ page }) => {
  await openPage(page, "./ru/ugly/outdated/");
  const notice = page.getByRole("complementary", { name: "Замечание" });
  await expect(notice).toContainText("Оригинал этой страницы изменился после перевода.");
  await notice.getByRole("link", { name: "Открыть оригинал" }).click();
  await expect(page).toHaveURL("/help/ugly/outdated/");
  await expect(page.getByRole("complementary", { name: "Notice" })).toHaveCount(0);
});

test("a translation that is up to date has no notice", async ({ page }) => {
  await page.goto("./ru/ugly/target/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Цель");
  await expect(page.getByRole("complementary", { name: "Замечание" })).toHaveCount(0);
});
