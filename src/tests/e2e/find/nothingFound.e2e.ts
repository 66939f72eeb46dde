import { expect, type Page, test } from "@playwright/test";
import { facts } from "../../../site/facts";
import { indexAddress, indexesAskedFor } from "../../support/content/searchIndex";
import { openReady } from "../../support/openReady";
import { searchDialog, searchFor } from "../../support/searchDialog";

/** Watches what the status of search says, however short. @returns all that it has said since */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const status = document.querySelector("dialog [role=status], main [role=status]");
    if (!status) throw new Error("no status");
    new MutationObserver(() => said.push(status.textContent ?? "")).observe(status, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

for (const [path, query, none] of [
  ["/", "acorns", /No results/],
  ["/ru/", "жёлуди", /Ничего не найдено/],
] as const)
  test(`who finds something at ${path} is not told otherwise for a moment, and no index is loaded but that of the page's language`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(indexAddress, (route) => held.then(() => route.continue()));
    await openReady(page, path);
    const asked = indexesAskedFor(page);
    const { dialog, field } = await searchFor(page, query);
    const said = await listen(page);
    release();
    await expect(dialog.getByRole("option").first()).toBeVisible();
    const sections = dialog.getByRole("radio");
    for (let index = 0; index < (await sections.count()); index += 1) {
      await sections.nth(index).click();
      await expect(sections.nth(index)).toBeChecked();
      await expect(dialog.getByRole("option").first()).toBeVisible();
    }
    await field.fill(query.slice(0, -1));
    await expect(dialog.getByRole("option").first()).toBeVisible();
    // As long as a reader must rest before anything else is loaded, and longer.
    await page.waitForTimeout(800);
    expect((await said()).filter((words) => none.test(words))).toEqual([]);
    expect(asked).toEqual([path === "/" ? "en" : "ru"]);
  });

test("of a query that nobody knows it is said that the other language has none either", async ({ page }) => {
  await openReady(page, "/");
  const { dialog } = searchDialog(page);
  const status = dialog.getByRole("status");
  const asked = indexesAskedFor(page);

  await searchFor(page, "qqzzxx");
  await expect(status).toContainText("No results");
  await expect(status).toContainText("Русский: no results either");
  await expect(dialog.getByRole("link", { name: /Русский/ })).toHaveCount(0);
  expect(asked).toEqual(["en", "ru"]);
});

test("the index of the other language waits until the reader rests", async ({ page }) => {
  await page.clock.install();
  await openReady(page, "/");
  const asked = indexesAskedFor(page);
  const { dialog, field } = await searchFor(page, "qqzz");
  await expect(dialog.getByRole("status")).toContainText("No results");
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letter of "xxyy") {
    await field.press(letter);
    await page.clock.runFor(400);
  }
  expect(asked).toContain("en");
  const before = asked.filter((locale) => locale === "ru").length;
  await field.press("v");
  await page.clock.runFor(600);
  await expect.poll(() => asked.filter((locale) => locale === "ru")).toEqual(["ru"]);
  expect(before).toBeLessThanOrEqual(1);
});

for (const [path, query, ways, section, support] of [
  ["/", "qqzzxx", "Look through the sections", "Plants", "Ask technical support"],
  ["/ru/", "ъъщщъъ", "Посмотрите по разделам", "Растения", "Спросите техническую поддержку"],
] as const)
  test(`where nothing is found the sections, all pages and support are at hand at ${path}, in the dialog and on the search page`, async ({
    page,
  }) => {
    await openReady(page, path);
    const { dialog } = await searchFor(page, query);
    const check = async (place: typeof dialog) => {
      const nav = place.getByRole("navigation", { name: ways });
      await expect(nav.getByRole("link", { name: section, exact: true })).toBeVisible();
      await expect(nav.getByRole("link", { name: /^(All pages|Все страницы)$/ })).toBeVisible();
      await expect(nav.getByRole("link", { name: support })).toHaveAttribute("href", facts.supportUrl.value);
    };
    await check(dialog);
    await dialog.getByRole("navigation", { name: ways }).getByRole("link", { name: section, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: section })).toBeVisible();
    await openReady(page, `${path}search/?q=${encodeURIComponent(query)}`);
    await check(page.getByRole("main"));
  });
