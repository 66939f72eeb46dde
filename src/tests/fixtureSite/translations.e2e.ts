import { expect, type Locator, test } from "@playwright/test";
import { header, sidebar } from "../support/frame";
import { expectAlive, openPage } from "../support/openPage";
import { searchFor } from "../support/searchDialog";

const missing = [
  {
    path: "ru/ugly/english-only/",
    original: "ugly/english-only/",
    title: "Only in English",
    language: { page: "ru", text: "en" },
    name: "Замечание",
    notice: "Эта страница ещё не переведена. Язык текста: английский.",
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
  test(`a page that is missing in «${language.page}» shows the other language's text at its own address, says so, and is reached with the language switch [S1.5, S1.8]`, async ({
    page,
    request,
  }) => {
    await test.step("the text and the notice", async () => {
      const response = await page.goto(`./${path}`);
      expect(response?.status()).toBe(200);
      await expectAlive(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("complementary", { name })).toHaveText(notice);
      await expect(page).toHaveURL(`/help/${path}`);
    });
    await test.step("the text, not the page, is marked as the other language", async () => {
      await expect(page.locator("html")).toHaveAttribute("lang", language.page);
      const languageOf = (words: Locator) =>
        words.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
      expect(await languageOf(page.getByText(title).first())).toBe(language.page); // its row in the sidebar or the breadcrumbs
      expect(await languageOf(page.getByRole("heading", { level: 1 }))).toBe(language.text);
      expect(await languageOf(page.getByText(notice.split(".")[0] ?? "").first())).toBe(language.page);
    });
    await test.step("search engines are sent to the original", async () => {
      const published = "https://docs.example.org/help/";
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", published + original);
      await expect(page.locator(`link[rel="alternate"][hreflang="${language.page}"]`)).toHaveCount(0);
      const sitemap = await (await request.get("./sitemap.xml")).text();
      expect(sitemap).toContain(`<loc>${published}${original}</loc>`);
      expect(sitemap).not.toContain(`${published}${path}`);
    });
    await test.step("it is listed in the sidebar of its language", async () => {
      await expect(sidebar(page).getByRole("link", { name: title })).toHaveAttribute("href", `/help/${path}`);
    });
    await test.step("it is reached with the language switch", async () => {
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

test("an outdated translation says so with the date, and leads to the original and to its changes", async ({
  page,
}) => {
  await openPage(page, "./ru/ugly/outdated/");
  const notice = page.getByRole("complementary", { name: "Замечание" });
  await expect(notice).toContainText("Оригинал этой страницы изменился 20 ноября 2026 г., уже после перевода.");
  const changes = notice.getByRole("link", { name: "Что изменилось" });
  const original = "content/en/ugly/outdated.mdx";
  await expect(changes).toHaveAttribute("href", `https://git.example.org/docs/commits/HEAD/${original}`);
  await expect(changes).toHaveAttribute("target", "_blank");
  await notice.getByRole("link", { name: "Открыть оригинал" }).click();
  await expect(page).toHaveURL("/help/ugly/outdated/");
  await expect(page.getByRole("complementary", { name: "Notice" })).toHaveCount(0);
});

test("a translation that is up to date has no notice", async ({ page }) => {
  await page.goto("./ru/ugly/target/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Цель");
  await expect(page.getByRole("complementary", { name: "Замечание" })).toHaveCount(0);
});
