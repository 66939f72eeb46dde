import { expect, test } from "@playwright/test";
import { indexAddress, indexesAskedFor } from "../../support/content/searchIndex";
import { openReady } from "../../support/openReady";
import { searchDialog, searchFor, searchNext } from "../../support/searchDialog";

const languages = [
  ["/", "валежник", "Your words are Russian. These are the same pages in English.", "/tools/ladders/", "ru"],
  ["/", "privivka yabloni", "Your words are Russian. These are the same pages in English.", "/plants/grafting/", "ru"],
  ["/ru/", "pomegranate", "Язык ваших слов — английский. Вот те же страницы по-русски.", "/ru/berries/bushes/", "en"],
] as const;

for (const [path, query, note, address, other] of languages)
  test(`words of the other language, such as "${query}", find the pages of the reader's at ${path}, in the dialog and on the search page, which say so`, async ({
    page,
  }) => {
    await openReady(page, path);
    const { dialog } = await searchFor(page, query);
    await expect(dialog.getByRole("option").first()).toHaveAttribute("href", new RegExp(`^${address}(#|$)`));
    await expect(dialog.getByRole("status")).toContainText(note);
    await dialog.getByRole("link", { name: /^(See all results|Показать все результаты)/ }).click();
    const main = page.getByRole("main");
    await expect(main.getByText(note)).toBeVisible();
    const first = main.getByRole("listitem").getByRole("link").first();
    await expect(first).toHaveAttribute("href", new RegExp(`^${address}(#|$)`));
    await first.click();
    await expect(page).toHaveURL(new RegExp(`${address}(#.*)?$`));
    await expect(page.locator("html")).toHaveAttribute("lang", other === "ru" ? "en" : "ru");
  });

test("the other language's index is asked for only when the words want it: not for words of the page's language, and other layouts", async ({
  page,
}) => {
  await openReady(page, "/");
  const asked = indexesAskedFor(page);
  const { dialog } = await searchFor(page, "acorns");
  for (const query of ["berries", "иуккн", "berry acorns"]) {
    await searchNext(page, query);
    await expect(dialog.getByRole("option").first(), query).toBeVisible();
    // As long as a reader must rest before anything else is loaded, and longer.
    await page.waitForTimeout(800);
  }
  expect(asked).toEqual(["en"]);
  await searchNext(page, "валежник");
  await expect(dialog.getByRole("option").first()).toBeVisible();
  expect(asked).toEqual(["en", "ru"]);
});

test("what is said of an answer and its list come together, also when the other language's index comes", async ({
  page,
}) => {
  await page.addInitScript(recordAnswers);
  await openReady(page, `/search/?q=${encodeURIComponent("валежник berries")}`);
  const main = page.getByRole("main");
  const note = "Your words are Russian.";
  await expect(main.getByText(note)).toBeVisible();
  const answers = await page.evaluate(() => window.answers);
  const lists = (isAcross: boolean) =>
    new Set(answers.flatMap(({ said, list }) => (said.includes(note) === isAcross && list !== "" ? [list] : [])));
  expect(lists(false).size).toBe(1);
  expect([...lists(true)]).toEqual([answers.at(-1)?.list]);
  expect(answers.filter(({ said }) => said.includes("No page has"))).toEqual([]);
});

test("where the other language's index does not come, what the page's own says stands", async ({ page }) => {
  await openReady(page, "/");
  await page.route(indexAddress, (route) => (route.request().url().includes("-ru") ? route.abort() : route.continue()));
  const { dialog } = await searchFor(page, "валежник berries");
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", /\/berries\//);
  // Whether a page has the word nobody could say.
  await page.waitForTimeout(800);
  await expect(dialog.getByRole("status")).not.toContainText("No page has");
  await searchNext(page, "валежник");
  await expect(searchDialog(page).dialog.getByRole("status")).toContainText("No results");
});

declare global {
  interface Window {
    answers: { said: string; list: string }[];
  }
}

/** Runs in the page: notes what is said on the search page, and the addresses of the list, with each change of them. */
function recordAnswers(): void {
  window.answers = [];
  const observer = new MutationObserver(() => {
    const main = document.querySelector("main");
    const said = main?.querySelector("[role=status]")?.textContent ?? "";
    const links = [...(main?.querySelectorAll("li > a[href]") ?? [])];
    window.answers.push({ said, list: links.map((link) => link.getAttribute("href")).join(" ") });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}
