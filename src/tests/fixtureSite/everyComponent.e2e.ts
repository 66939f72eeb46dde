import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { openPage } from "../support/openPage";

const path = "./ugly/everything/";
const main = (page: Page) => page.getByRole("main");

test("every component shows and does what it should [S2.42]", async ({ page }) => {
  await openPage(page, path);
  await test.step("admonitions have the name of their tone, or their own title", async () => {
    for (const name of ["Note", "Tip", "Info", "Warning"])
      await expect(main(page).getByRole("complementary", { name, exact: true })).toContainText("A remark with a link");
    const danger = main(page).getByRole("complementary", { name: "Danger: With a title" });
    await expect(danger.getByRole("listitem")).toHaveText(["one", "two"]);
  });
  await test.step("steps are one numbered list, code inside included", async () => {
    const steps = main(page).getByRole("list").filter({ hasText: "Do this." }).getByRole("listitem");
    await expect(steps).toHaveCount(2);
    await expect(steps.first()).toContainText("xcli login");
  });
  await test.step("a folding part opens with a click", async () => {
    await expect(main(page).getByText("Hidden words.")).toBeHidden();
    await main(page).getByText("Open me").click();
    await expect(main(page).getByText("Hidden words.")).toBeVisible();
  });
  await test.step("keys, paths and product facts stand in the sentence", async () => {
    const paragraph = main(page).getByText("The first paragraph");
    await expect(paragraph).toHaveText("The first paragraph: bold, italic, deleted, code, Ctrl, ~/indigo, 45011.");
    await expect(main(page).getByRole("group", { name: "wide.sh", exact: true })).toContainText(
      "https://launcher.indigobrowser.com:45011/api",
    );
  });
  await test.step("code shows exactly what was written, markup included", async () => {
    const code = main(page).getByRole("group", { name: "JSON", exact: true });
    expect(await code.innerText()).toContain('{"a": [1, 2.5, true, null], "b": "</script><b>&amp;"}');
  });
  await test.step("a wide code block and a wide table scroll inside themselves, with the keyboard, too", async () => {
    for (const name of ["wide.sh", "Wide things"]) {
      const region = main(page).getByRole("group", { name, exact: true });
      await region.focus();
      for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
      await expect.poll(() => region.evaluate((element) => element.scrollLeft), name).toBeGreaterThan(0);
      expect(await page.evaluate(() => scrollX), name).toBe(0);
    }
  });
  await test.step("an image has a caption only where one was written", async () => {
    const figure = main(page)
      .getByRole("figure")
      .filter({ has: page.getByRole("img", { name: "The same square" }) });
    await expect(figure).toHaveText("A square with a caption");
    const bare = page.getByRole("img", { name: "A violet square" });
    expect(await bare.evaluate((image) => image.closest("figure"))).toBeNull();
    await expect(bare).toHaveAttribute("width", "64");
  });
  await test.step("the table of contents has the headings of levels 2 and 3 only", async () => {
    const contents = page.getByRole("navigation", { name: "On this page" }).first();
    await expect(contents.getByRole("link", { name: "Level three" })).toBeVisible();
    await expect(contents.getByRole("link", { name: "Level four" })).toHaveCount(0);
    await expect(main(page).getByRole("heading", { level: 4, name: "Level four" })).toBeVisible();
  });
  await test.step("tabs of one group change together and are remembered", async () => {
    await expect(main(page).getByText("Python was chosen.")).toBeVisible();
    await main(page).getByRole("tab", { name: "Bash" }).first().click();
    await expect(main(page).getByText("Bash was chosen.")).toBeVisible();
    await expect(main(page).getByText("Python was chosen.")).toBeHidden();
    await openPage(page, "./ru/ugly/everything/");
    await expect(main(page).getByText("Выбран Bash.")).toBeVisible();
  });
  await test.step("cards have title and description of their docs and lead to them", async () => {
    const card = main(page).getByRole("link", { name: /^Одинокий раздел\s*Страница тестового сайта/ });
    await expect(card).toHaveAttribute("href", "/help/ru/lonely/");
    await expect(main(page).getByRole("link", { name: /^Папка глубже\s*Страница/ })).toBeVisible();
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Одинокий раздел");
  });
});

test("the list of all docs has every visible doc of the language [S2.103]", async ({ page }) => {
  await page.goto("./table-of-contents/");
  const names = await main(page).getByRole("listitem").getByRole("link").allInnerTexts();
  expect(names).toContain("Deepest page");
  expect(names).toContain("Lonely section");
  expect(names).toContain("Только по-русски");
  expect(names.join()).not.toContain("Hidden");
  expect(names).toHaveLength(new Set(names).size);
});

for (const theme of ["light", "dark"]) {
  for (const folder of ["", "ru/"]) {
    test(`axe finds nothing on /${folder}ugly/everything/ in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
      await openPage(page, `./${folder}ugly/everything/`);
      await main(page)
        .getByText(/^(Open me|Откройте меня)$/)
        .click();
      expect(await axeViolations(page)).toEqual([]);
    });
  }
}
