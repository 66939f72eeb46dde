import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../../support/accessibility";
import { openPage } from "../../support/openPage";
import { openReady } from "../../support/openReady";
import { searchFor } from "../../support/searchDialog";
import { sidewaysScroll } from "../../support/sidewaysScroll";

const english = "/tools/ladders/";
const drawing = (page: Page) => page.getByRole("figure", { name: /ladders|лестниц/i }).getByRole("img");

for (const { path, caption, words, button, note } of [
  {
    path: english,
    caption: "The list of ladders",
    words: /^Drawing of the interface: .*button “Create Profile” \(press here\); row “Three rungs”: start button;/,
    button: "Create Profile",
    note: "names may differ by version",
  },
  {
    path: `/ru${english}`,
    caption: "Список лестниц",
    words: /^Рисунок интерфейса: .*кнопка «Создать профиль» \(нажмите здесь\); строка «Три ступени»: кнопка запуска;/,
    button: "Создать профиль",
    note: "названия зависят от версии",
  },
]) {
  test(`a drawing of ${path} speaks the language of its page, for eyes and for ears`, async ({ page }) => {
    await openPage(page, path);
    const figure = page.getByRole("figure").filter({ hasText: caption });
    const picture = figure.getByRole("img", { name: words });
    await expect(picture.getByText(button, { exact: true })).toBeVisible();
    await expect(figure).toContainText(note);
    await expect(figure.getByRole("button")).toHaveCount(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await openPage(page, path);
      expect(await axeViolations(page), colorScheme).toEqual([]);
    }
  });

  test(`drawings of ${path} fit narrow windows with letters that one can read`, async ({ page }) => {
    await openPage(page, path);
    expect(await sidewaysScroll(page, [320, 390, 768])).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    const pictures = await page.getByRole("main").getByRole("img").all();
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      const faults = await picture.evaluate((element) => {
        const frame = element.getBoundingClientRect();
        return [...element.querySelectorAll("*")].flatMap((part) => {
          const { left, right } = part.getBoundingClientRect();
          const isOutside = left < frame.left || right > frame.right;
          const isSmall = part.childNodes[0]?.nodeType === 3 && parseFloat(getComputedStyle(part).fontSize) < 12;
          return isOutside || isSmall ? [part.outerHTML] : [];
        });
      });
      expect(faults).toEqual([]);
    }
  });
}

test("the place to press is the one thing in colour, and several are numbered in their order", async ({ page }) => {
  await openPage(page, english);
  const [list, where] = [
    page.getByRole("img", { name: /“Browser” \(open now\)/ }),
    page.getByRole("img", { name: /pear/ }),
  ];
  const colour = (text: string) =>
    list.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
  expect(await colour("Create Profile")).not.toBe(await colour("Unlock"));
  const outline = (text: string) =>
    list.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).outlineStyle);
  expect([await outline("Create Profile"), await outline("Unlock")]).toEqual(["solid", "none"]);
  const numbers = await where.evaluate((element) =>
    [...element.querySelectorAll("*")]
      .map((part) => getComputedStyle(part, "::after").content)
      .filter((text) => /\d/.test(text)),
  );
  expect(numbers).toEqual(['"1"', '"2"', '"3"']);
});

test("a drawing cannot be entered with the keyboard and follows the theme", async ({ page }) => {
  await openPage(page, english);
  expect(await drawing(page).first().locator("a, button, input, [tabindex]").count()).toBe(0);
  const window = drawing(page).first().locator("> *").first();
  const ground = () => window.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: /dark/i }).first().click();
  await expect.poll(ground).not.toBe(light);
});

test("in forced colours the place to press keeps its outline and its number a frame", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, english);
  const button = drawing(page).first().getByText("Create Profile", { exact: true });
  expect(await button.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe("2px");
  const field = page.getByRole("img", { name: /pear/ }).getByText("Windows");
  const frame = await field.evaluate((element) => getComputedStyle(element, "::after").borderTopColor);
  expect(frame).not.toMatch(/^rgba\(.* 0\)$/);
});

/** A label in prose, not one of a drawing. */
const label = (page: Page, words: string) => page.locator("article b").getByText(words, { exact: true });

for (const { path, heading, cell, step, query } of [
  {
    path: english,
    heading: "What Unlock all does",
    cell: "Enable for workspace",
    step: "Come back to Browser → OS.",
    query: "enable for workspace",
  },
  {
    path: `/ru${english}`,
    heading: "Что делает Разблокировать все",
    cell: "Включить для рабочего пространства",
    step: "Вернитесь в Браузер → Операционная система.",
    query: "разблокировать все",
  },
]) {
  test(`labels of ${path} are those of the reader's interface: in steps, headings and tables`, async ({ page }) => {
    await openPage(page, path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    await expect(page.getByRole("link", { name: heading, exact: true }).first()).toHaveAttribute(
      "href",
      /#what-unlock/,
    );
    await expect(main.getByRole("rowheader", { name: cell, exact: true })).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: step })).toBeVisible();
    expect(await sidewaysScroll(page, [320, 390])).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page), colorScheme).toEqual([]);
    }
  });

  test(`search finds ${path} by a label that it only names`, async ({ page }) => {
    await openReady(page, path.replace("tools/ladders/", "acorns/"));
    const { dialog } = await searchFor(page, query);
    await dialog.getByRole("option").filter({ hasText: heading }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#what-unlock-all-does$`));
  });
}

test("a label has a frame that forced colours and paper keep", async ({ page }) => {
  const frame = () =>
    label(page, "Enable for workspace").evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, fontWeight } = getComputedStyle(element);
      return {
        borderTopWidth,
        borderTopStyle,
        isSeen: !/^rgba\(.* 0\)$/.test(borderTopColor),
        isBold: Number(fontWeight) >= 600,
      };
    });
  await openPage(page, english);
  for (const media of [{ forcedColors: "active" }, { forcedColors: "none", media: "print" }] as const) {
    await page.emulateMedia(media);
    expect(await frame()).toEqual({ borderTopWidth: "1px", borderTopStyle: "solid", isSeen: true, isBold: true });
  }
});

test("a copied page has labels in bold, and no bold within bold", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, english);
  await page.getByRole("button", { name: "Copy page" }).click();
  const markdown = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(markdown).toContain("**Come back to Browser → OS.** A ladder that leans shows **Restore**.");
});
