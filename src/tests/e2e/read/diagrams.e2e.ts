import { expect, test } from "@playwright/test";
import { openPage } from "../../support/openPage";

for (const { path, title, inWords, line, answer } of [
  {
    path: "/trouble/yellow-leaves/",
    title: "Why leaves turn yellow",
    inWords: "Diagram as text",
    line: /→/,
    answer: "yes",
  },
  {
    path: "/ru/trouble/yellow-leaves/",
    title: "Почему желтеют листья",
    inWords: "Схема словами",
    line: /→/,
    answer: "да",
  },
]) {
  test(`the diagram of ${path} has a name, a text alternative and a list of its arrows`, async ({ page }) => {
    await openPage(page, path);
    const figure = page.getByRole("figure").filter({ hasText: title });
    const picture = figure.getByRole("img", { name: title });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAccessibleDescription(/\S+ \S+ \S+/);
    await expect(picture.getByText(answer, { exact: true }).first()).toBeVisible();
    await expect(figure.getByRole("listitem").first()).toBeHidden();
    await figure.getByText(inWords).click();
    await expect(figure.getByRole("listitem").first()).toContainText(line);
  });
}

test("a diagram follows the theme", async ({ page }) => {
  await openPage(page, "/trouble/yellow-leaves/");
  const box = page.getByRole("img", { name: "Why leaves turn yellow" }).locator("rect").first();
  const colour = () => box.evaluate((element) => getComputedStyle(element).fill);
  const light = await colour();
  await page.getByRole("button", { name: /dark/i }).first().click();
  await expect.poll(colour).not.toBe(light);
});

test("a small diagram fits a phone, and letters stay legible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, "/trouble/yellow-leaves/");
  const picture = page.getByRole("img", { name: "Why leaves turn yellow" });
  const [shown, box] = [await picture.boundingBox(), await picture.locator("xpath=..").boundingBox()];
  expect(shown?.width).toBeLessThanOrEqual(box?.width ?? 0);
  const scale = (shown?.width ?? 0) / Number(await picture.getAttribute("width"));
  expect(14 * scale).toBeGreaterThan(10);
});

test("a diagram takes the reader's own colours where those are forced", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await openPage(page, "/trouble/yellow-leaves/");
  const picture = page.getByRole("img", { name: "Why leaves turn yellow" });
  const colours = await picture.evaluate((svg) => {
    const style = getComputedStyle(svg.querySelector("rect")!);
    const text = getComputedStyle(svg.querySelector("text")!).fill;
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    return { fill: style.fill, stroke: style.stroke, text, canvas };
  });
  expect(colours.fill).toBe(colours.canvas);
  expect(colours.text).not.toBe(colours.canvas);
  expect(colours.stroke).not.toBe(colours.canvas);
});
