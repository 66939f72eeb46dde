import { expect, type Locator, type Page, test } from "@playwright/test";
import { animationsEnded } from "../../support/animationsEnded";
import { openReady } from "../../support/openReady";
import { searchDialog, searchFor } from "../../support/searchDialog";

const filterOf = (place: Locator) => place.getByRole("radiogroup", { name: /^(Section|Раздел)$/ });
const results = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("list", { name: /^(Results|Результаты)$/ })
    .getByRole("link");

/** The number at the end of a choice. */
async function countOf(choice: Locator): Promise<number> {
  return Number(/\d+$/.exec((await choice.textContent()) ?? "")?.[0]);
}

test.describe("sections of the documentation", () => {
  test("are there with their numbers of pages; one is chosen, then all again, also when it has no answer", async ({
    page,
  }) => {
    await openReady(page, "/search/?q=acorns");
    const main = page.getByRole("main");
    const filter = filterOf(main);
    const everything = filter.getByRole("radio", { name: /^All sections/ });
    const plants = filter.getByRole("radio", { name: /^Plants/ });
    await expect(everything).toBeChecked();
    await expect(results(page)).toHaveCount(await countOf(everything));

    await plants.click();
    await expect(plants).toBeChecked();
    await expect(everything).not.toBeChecked();
    const count = await countOf(plants);
    await expect(results(page)).toHaveCount(count);
    await expect(main.getByRole("status")).toHaveText(`${count} pages found`);
    for (const result of await results(page).all()) await expect(result).toHaveAttribute("href", /^\/plants\//);
    await main.getByRole("searchbox").fill("ladder invoice");
    await expect(main.getByText("There are no pages for “ladder invoice” in the section “Plants”.")).toBeVisible();
    await expect(plants).toHaveText("Plants 0");
    await main.getByRole("button", { name: /^Search all sections \(\d+\)$/ }).click();
    await expect(results(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/search\/\?q=ladder(%20|\+)invoice$/);
  });

  test("have their overview in them", async ({ page }) => {
    await openReady(page, "/search/?q=acorns&section=acorns");
    await expect(filterOf(page.getByRole("main")).getByRole("radio", { name: /^Acorns/ })).toBeChecked();
    await expect(results(page).first()).toHaveAttribute("href", "/acorns/");
  });

  test("are one stop for Tab; arrows choose, and Down leads into the list, Up back out of it", async ({ page }) => {
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "acorns");
    await expect(dialog.getByRole("option").first()).toBeVisible();

    await test.step("in the dialog", async () => {
      const choices = filterOf(dialog).getByRole("radio");
      await expect(choices.first()).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(choices.first()).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(choices.nth(1)).toBeFocused();
      await expect(choices.nth(1)).toBeChecked();
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowLeft");
      await expect(choices.last()).toBeFocused();
      await expect(choices.last()).toBeChecked();
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("link", { name: /^See all results/ })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(choices.last()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(field).toBeFocused();
      await expect(dialog.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });

    await test.step("on the search page", async () => {
      await openReady(page, "/search/?q=acorns");
      await expect(results(page).first()).toBeVisible();
      await filterOf(page.getByRole("main")).getByRole("radio").first().focus();
      await page.keyboard.press("ArrowDown");
      await expect(results(page).first()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(results(page).nth(1)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(results(page).first()).toBeFocused();
    });
  });

  test("stay chosen in all results, in the address, after a reload, Back and Forward, and in the other language", async ({
    page,
  }) => {
    await openReady(page, "/");
    const { dialog } = await searchFor(page, "acorns");
    const inDialog = filterOf(dialog).getByRole("radio", { name: /^Plants/ });
    await inDialog.click();
    const count = await countOf(inDialog);
    await dialog.getByRole("link", { name: `See all results (${count})` }).click();
    await expect(page).toHaveURL("/search/?q=acorns&section=plants");
    const plants = filterOf(page.getByRole("main")).getByRole("radio", { name: /^Plants/ });
    await expect(plants).toBeChecked();
    await expect(results(page)).toHaveCount(count);

    await test.step("a reload", async () => {
      await page.reload();
      await expect(plants).toBeChecked();
      await expect(results(page)).toHaveCount(count);
    });

    await test.step("Back from a result", async () => {
      await results(page).first().click();
      await expect(page).not.toHaveURL(/search/);
      await page.goBack();
      await expect(page).toHaveURL("/search/?q=acorns&section=plants");
      await expect(plants).toBeChecked();
    });

    await test.step("Back from another search, and Forward", async () => {
      await page.keyboard.press("Control+k");
      await searchDialog(page).field.fill("acorns");
      await searchDialog(page)
        .dialog.getByRole("link", { name: /^See all results/ })
        .click();
      await expect(page).toHaveURL("/search/?q=acorns");
      await expect(plants).not.toBeChecked();
      await page.goBack();
      await expect(plants).toBeChecked();
      await expect(results(page)).toHaveCount(count);
      await page.goForward();
      await expect(page).toHaveURL("/search/?q=acorns");
      await expect(plants).not.toBeChecked();
    });

    await test.step("the other language, and a section that there is not", async () => {
      await page.goBack();
      await expect(plants).toBeChecked();
      await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click();
      await expect(page).toHaveURL("/ru/search/?q=acorns&section=plants");
      await openReady(page, `/ru/search/?q=${encodeURIComponent("жёлуди")}&section=plants`);
      await expect(filterOf(page.getByRole("main")).getByRole("radio", { name: /^Растения/ })).toBeChecked();
      await openReady(page, "/search/?q=acorns&section=nowhere");
      await expect(filterOf(page.getByRole("main")).getByRole("radio", { name: /^All sections/ })).toBeChecked();
      await expect(results(page).first()).toBeVisible();
    });
  });

  for (const place of ["on the search page", "in the dialog"])
    test(`are chosen where they are pressed, be the press a long one, ${place}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await openReady(page, place === "in the dialog" ? "/" : "/search/?q=plant");
      const whole = place === "in the dialog" ? (await searchFor(page, "plant")).dialog : page.getByRole("main");
      const choices = filterOf(whole).getByRole("radio");
      await expect(choices.last()).toBeAttached();
      await animationsEnded(page);
      // The last of those in sight: the row goes on behind it.
      const boxes = await Promise.all((await choices.all()).map((one) => one.boundingBox()));
      const nth = boxes.findLastIndex((one) => one !== null && one.x + one.width / 2 < 390);
      const [choice, box] = [choices.nth(nth), boxes[nth]];
      if (!box) throw new Error("No section is in sight.");
      expect(nth).toBeLessThan(boxes.length - 1);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      // Long enough for what a press moves to have moved.
      await page.waitForTimeout(100);
      expect(await choice.boundingBox()).toEqual(box);
      await page.mouse.up();
      await expect(choice).toBeChecked();
    });

  test("fade at the edge where some of them are hidden, and only there", async ({ page }) => {
    /** Where the row goes on to the right, the last of its pixels are seen through. */
    const fades = (row: Locator) => row.evaluate((element) => getComputedStyle(element).maskImage !== "none");
    await page.setViewportSize({ width: 390, height: 800 });
    await openReady(page, "/search/?q=plant");
    const row = filterOf(page.getByRole("main"));
    const isHidden = (choice: Locator) =>
      choice.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const box = element.parentElement?.getBoundingClientRect() ?? { left: 0, right: 0 };
        return left < box.left - 1 || right > box.right + 1;
      });
    await expect(row).toBeVisible();
    expect(await isHidden(row.getByRole("radio").last())).toBe(true);
    await expect.poll(() => fades(row)).toBe(true);

    await test.step("what is chosen comes out of the fade", async () => {
      await row.getByRole("radio").last().click();
      await expect.poll(() => isHidden(row.getByRole("radio").last())).toBe(false);
      expect(await isHidden(row.getByRole("radio").first())).toBe(true);
      await expect.poll(() => fades(row)).toBe(true);
    });

    await test.step("nothing is hidden", async () => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await openReady(page, "/search/?q=pruned");
      await expect(row).toBeVisible();
      expect(await isHidden(row.getByRole("radio").last())).toBe(false);
      expect(await fades(row)).toBe(false);
    });
  });
});

for (const width of [1440, 390])
  test(`the dialog keeps its height while it is filtered and typed into, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openReady(page, "/");
    const { dialog, field } = await searchFor(page, "plant");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await animationsEnded(page);
    const box = await dialog.boundingBox();
    await filterOf(dialog).getByRole("radio").last().click();
    await expect(filterOf(dialog).getByRole("radio").last()).toBeChecked();
    expect(await dialog.boundingBox()).toEqual(box);
    for (const query of ["pruned", "qqzzxx", "petals"]) {
      await field.fill(query);
      await expect(dialog.getByRole("status")).not.toBeEmpty();
      expect(await dialog.boundingBox(), query).toEqual(box);
    }
  });
