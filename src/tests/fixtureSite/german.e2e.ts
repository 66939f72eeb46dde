import { expect, type Page, test } from "@playwright/test";
import { expectAlive, openPage } from "../support/openPage";

// The third language of the fixture site: a pack, strings, a few docs, a line in the list of languages.
const published = "https://docs.example.org/help";
const germanHeader = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" });

/** Opens search on a German page and types a query. */
async function searchInGerman(page: Page, query: string) {
  const name = "Dokumentation durchsuchen";
  const dialog = page.getByRole("dialog", { name });
  const field = dialog.getByRole("combobox", { name });
  if (!(await dialog.isVisible())) await germanHeader(page).getByRole("button", { name: "Suche" }).click();
  await field.fill("");
  await expect(dialog.getByRole("option")).toHaveCount(0);
  await field.fill(query);
  return { dialog, first: dialog.getByRole("option").first() };
}

test("a German page is German: text, frame, typography, and what search engines are told", async ({ page }) => {
  await openPage(page, "./de/ugly/target/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prüfung der Proxys");
  await expect(page.getByRole("navigation", { name: "Auf dieser Seite" })).toContainText("Häufige Störungen");
  await expect(page.getByRole("heading", { name: /^Häufige Störungen/ })).toHaveAttribute("id", "deep-heading");
  expect(await page.getByRole("main").innerHTML()).toMatch(/Antwort(\u00a0|&nbsp;)– nach 30(\u00a0|&nbsp;)s/);
  for (const [language, address] of [
    ["en", "/ugly/target/"],
    ["ru", "/ru/ugly/target/"],
    ["de", "/de/ugly/target/"],
    ["x-default", "/ugly/target/"],
  ] as const) {
    await expect(page.locator(`link[hreflang="${language}"]`)).toHaveAttribute("href", published + address);
  }
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "de_DE");
});

test("the language switch leads to German and from there to Russian, and keeps the heading", async ({ page }) => {
  await openPage(page, "./ugly/target/#deep-heading");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/help/de/ugly/target/#deep-heading");
  await germanHeader(page).getByRole("button", { name: "Sprache: Deutsch" }).click();
  await germanHeader(page).getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL("/help/ru/ugly/target/#deep-heading");
});

test("what is not translated is shown in English, found in English, and says so in German", async ({ page }) => {
  await openPage(page, "./de/ugly/prose/");
  await expect(page.getByRole("complementary", { name: "Hinweis" })).toHaveText(
    "Diese Seite ist noch nicht übersetzt. Sprache des Textes: Englisch.",
  );
  // The English stemmer knows that «escaped» and «escaping» are one word; the German one does not.
  const { first } = await searchInGerman(page, "escaping");
  await expect(first).toHaveAttribute("href", "/help/de/ugly/prose/");
});

test("search knows the forms of German words, their umlauts, ß and compounds", async ({ page }) => {
  await openPage(page, "./de/");
  for (const [query, marked] of [
    ["Überprüfungen", "Überprüfung"],
    ["uberprufung", "Überprüfung"],
    ["überprüfnug", "Überprüfung"],
    ["Zugriffsberechtigung", "Zugriffsberechtigungsverwaltung"],
    ["lastschrifteinzug", "Lastschrifteinzugsermächtigung"],
    ["Browserprofilen", "Browserprofil"],
    ["Strasse", "Straße"],
    ["die Schlüsseln", "Schlüssel"],
  ] as const) {
    const { first } = await searchInGerman(page, query);
    await expect(first, query).toHaveAttribute("href", /^\/help\/de\/ugly\/target\/(#deep-heading)?$/);
    await expect(first.locator("mark").first(), query).toHaveText(marked);
  }
});

test("Russian words on a German page find the German pages that are Russian there", async ({ page }) => {
  await openPage(page, "./de/");
  const { dialog, first } = await searchInGerman(page, "квокка");
  await expect(
    dialog.getByText("Sprache Ihrer Wörter: Russisch. Dies sind dieselben Seiten auf Deutsch."),
  ).toBeVisible();
  await expect(first).toHaveAttribute("href", /^\/help\/de\//);
});

test("an unknown address below /de/ answers in German, in its own file and in the one for all", async ({ page }) => {
  for (const path of ["./de/nirgends/", "./de/404.html"]) {
    await page.goto(path);
    await expectAlive(page);
    await expect(page.getByRole("heading", { name: "Seite nicht gefunden" }), path).toBeVisible();
    await expect(page.getByText("There is nothing at this address."), path).toBeHidden();
    await expect(page, path).toHaveTitle("Seite nicht gefunden | Indigo X Docs");
    await expect(page.locator("html"), path).toHaveAttribute("lang", "de");
  }
});

test("the sitemap lists the German pages with their languages, and there is a German feed", async ({ request }) => {
  const sitemap = await (await request.get("./sitemap.xml")).text();
  expect(sitemap).toContain(`<loc>${published}/de/ugly/target/</loc>`);
  expect(sitemap).toContain(`hreflang="de" href="${published}/de/ugly/target/"`);
  expect(sitemap).not.toContain(`${published}/de/ugly/prose/`);
  const feed = await (await request.get("./de/releases/feed.xml")).text();
  expect(feed).toContain("<title>Indigo X Docs: Änderungen</title>");
  expect(feed).toContain("<language>de</language>");
  expect(feed).toMatch(/<title>\d{1,2}\. [A-ZÄ][a-zä]+ \d{4}<\/title>/);
});

test("German words on an English page, which letters do not tell from English ones, lead to the results in German", async ({
  page,
}) => {
  const query = "Lastschrifteinzugsermächtigung";
  await openPage(page, "./search/");
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill(query);
  await expect(main.getByText("No results")).toBeVisible();
  await main.getByRole("link", { name: /^Deutsch: search results/ }).click();
  await expect(page).toHaveURL(`/help/de/search/?q=${encodeURIComponent(query)}`);
  await expect(main.getByRole("listitem").getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/help\/de\/ugly\/target\//,
  );
});
