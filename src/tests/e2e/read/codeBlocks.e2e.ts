import fs from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { openReady } from "../../support/openReady";

const content = path.join(__dirname, "..", "..", "fixtures", "garden", "content");

/** The code of a titled block as its author wrote it. */
function sourceOf(file: string, title: string): string {
  const text = fs.readFileSync(path.join(content, file), "utf8");
  const start = text.indexOf("\n", text.indexOf(`title="${title}"`)) + 1;
  return text.slice(start, text.indexOf("\n```", start));
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a block shows title, language and marked lines; Copy takes exactly the code, by click and by key, says so, and is offered again", async ({
    page,
  }) => {
    await openReady(page, "/plants/planting/");
    await test.step("its title and its language", async () => {
      const block = page.getByRole("figure").filter({ has: page.getByRole("group", { name: "tree.json" }) });
      await expect(block.getByText("tree.json", { exact: true })).toBeVisible();
      await expect(block.getByText("JSON", { exact: true })).toBeVisible();
    });
    await test.step("every line with its indent", async () => {
      const seen = await page.getByRole("group", { name: "tree.json" }).innerText();
      expect(seen.split("\n").filter(Boolean)).toEqual(sourceOf("en/plants/planting.mdx", "tree.json").split("\n"));
    });
    await test.step("the lines its author marked, and no others, on another ground", async () => {
      const code = page.getByRole("group", { name: "plant_tree.py" }).getByRole("code");
      const line = (text: string) => code.locator("> *").filter({ hasText: text });
      const plain = await background(line("import requests"));
      const marked = await background(line('tree["parameters"]["stake"] = {'));
      expect(marked).not.toBe(plain);
      expect(await background(line('"keep_rope": False'))).toBe(marked);
      expect(await background(line('tree["garden"]'))).toBe(plain);
      expect(await background(line("import sys"))).toBe(plain);
    });

    const button = page.getByRole("button", { name: "Copy tree.json" });
    const said = page.getByRole("status").filter({ hasText: /^Copied$/ });
    await test.step("says that it copied, on the button and to screen readers, and then offers it again", async () => {
      await expect(button).toHaveText("Copy");
      await button.click();
      await expect(button).toHaveText("Copied");
      await expect(said).toBeAttached();
      await expect.poll(() => clipboard(page)).toBe(sourceOf("en/plants/planting.mdx", "tree.json"));
      await expect(button).toHaveText("Copy", { timeout: 10_000 });
      await expect(said).not.toBeAttached();
    });
    await test.step("empty lines, marked lines and indents as they are", async () => {
      await page.getByRole("button", { name: "Copy plant_tree.py" }).click();
      const source = sourceOf("en/plants/planting.mdx", "plant_tree.py").split("\n");
      await expect.poll(async () => (await clipboard(page)).split("\n").length).toBe(source.length);
      const copied = (await clipboard(page)).split("\n");
      expect(copied.filter((_, line) => !source[line]?.includes("%%"))).toEqual(
        source.filter((line) => !line.includes("%%")),
      );
      expect(copied.join("\n")).not.toContain("%%");
    });
    await test.step("with the keyboard, which stays on the button", async () => {
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(button).toHaveText("Copied");
      await expect(button).toBeFocused();
      await expect.poll(() => clipboard(page)).toBe(sourceOf("en/plants/planting.mdx", "tree.json"));
    });
  });

  test("says it in Russian on Russian pages", async ({ page }) => {
    await openReady(page, "/ru/plants/planting/");
    const button = page.getByRole("button", { name: "Копировать tree.json" });
    await button.click();
    await expect(button).toHaveText("Скопировано");
    await expect(page.getByRole("status").filter({ hasText: /^Скопировано$/ })).toBeAttached();
  });

  test("copies where the clipboard is closed to pages, and admits when nothing could be copied", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await openReady(page, "/plants/planting/");
    const button = page.getByRole("button", { name: "Copy tree.json" });
    await button.click();
    await expect(button).toHaveText("Copied");
    expect(await clipboard(page)).toBe(sourceOf("en/plants/planting.mdx", "tree.json"));
    await expect(button).toBeFocused();

    await page.evaluate(() => (document.execCommand = () => false));
    await button.click();
    await expect(button).toHaveText("Not copied");
    await expect(page.getByRole("status").filter({ hasText: /^Not copied$/ })).toBeAttached();
  });
});

test.describe("a long sample", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is folded, says what it is and how long, is copied as it is, and opens by click and by key", async ({
    page,
  }) => {
    await openReady(page, "/plants/grafting/");
    const code = page.getByRole("group", { name: "tree_year.json" });
    const fold = page.getByText("tree_year.json: 50 lines", { exact: true });
    await expect(fold).toBeVisible();
    await expect(code).toBeHidden();

    await page.getByRole("button", { name: "Copy tree_year.json" }).click();
    await expect.poll(() => clipboard(page)).toBe(sourceOf("en/plants/grafting.mdx", "tree_year.json"));
    await expect(code).toBeHidden();

    await fold.click();
    await expect(code).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(code).toBeHidden();

    await openReady(page, "/ru/plants/grafting/");
    await expect(page.getByText("tree_year.json: 50 строк", { exact: true })).toBeVisible();
  });

  test("is wholly printed", async ({ page }) => {
    await page.goto("/plants/grafting/");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("watered").last()).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy tree_year.json" })).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("opens", async ({ page }) => {
      await page.goto("/plants/grafting/");
      const code = page.getByRole("group", { name: "tree_year.json" });
      await expect(code).toBeHidden();
      await page.getByText("tree_year.json: 50 lines").click();
      await expect(code).toBeVisible();
    });
  });
});

test("a block can be scrolled with the keyboard where it is wider than the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/plants/planting/");
  const code = page.getByRole("group", { name: "plant_tree.py" });
  await code.focus();
  await expect(code).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 400 }, hasTouch: true, isMobile: true });

  test("code that is far below is not drawn yet, and nothing moves when it is", async ({ page }) => {
    await openReady(page, "/plants/planting/");
    const blocks = page.locator("pre:visible > code");
    const sizes = () =>
      blocks.evaluateAll((all) => all.map((code) => [code.clientHeight, code.parentElement?.offsetHeight]));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await drawn(blocks)).toContain(false);
    const before = [await height(), await sizes()];
    await page.locator("pre:visible").last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await drawn(blocks)).at(-1)).toBe(true);
    expect([await height(), await sizes()]).toEqual(before);
  });
});

test("on a desktop all code is drawn at once", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openReady(page, "/plants/planting/");
  expect(await drawn(page.locator("pre:visible > code"))).not.toContain(false);
});

/** Of each block of code, whether it is drawn. */
function drawn(blocks: Locator): Promise<(boolean | undefined)[]> {
  return blocks.evaluateAll((all) =>
    all.map((code) => code.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
  );
}
