import { expect, test } from "@playwright/test";
import { animationsEnded } from "../support/animationsEnded";
import { openPage } from "../support/openPage";
import { headerSearch, searchDialog } from "../support/searchDialog";

const darkSwitch = { name: "Dark theme" };

test("with the search shortcut switched off no button hints at it, Ctrl+K is left to the browser, and search opens with a click [S2.31]", async ({
  page,
}) => {
  await openPage(page, "./");
  await expect(page.getByText(/^(Ctrl K|⌘ K)$/)).toHaveCount(0);
  await expect(headerSearch(page)).not.toHaveAttribute("aria-keyshortcuts");
  await page.evaluate(() => {
    window.addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (key === "k") document.title = defaultPrevented ? "taken" : "left";
    });
  });
  await page.keyboard.press("Control+k");
  await expect(page).toHaveTitle("left");
  await expect(searchDialog(page).dialog).toHaveCount(0);
  await headerSearch(page).click();
  await expect(searchDialog(page).field).toBeFocused();
});

test("the header stays in sight while the reader scrolls down [S4.20]", async ({ page }) => {
  await openPage(page, "./ugly/target/");
  for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await animationsEnded(page);
  await expect(headerSearch(page)).toBeInViewport({ ratio: 1 });
  await headerSearch(page).click();
  await expect(searchDialog(page).field).toBeVisible();
});

test("with dark as the configured theme a first visit is dark whatever the system, until the reader chooses light [S4.2, S4.3]", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openPage(page, "./ugly/target/");
    await expect(page.locator("html"), colorScheme).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("button", darkSwitch), colorScheme).toHaveAttribute("aria-pressed", "true");
  }
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.getByRole("button", darkSwitch)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.getByRole("button", darkSwitch).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("an announcement closed under another id is shown again [S4.12]", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("announcement.id", "moving-from-indigo-6");
    localStorage.setItem("announcement.dismissed", "true");
  });
  await openPage(page, "./ugly/");
  const bar = page.getByRole("region", { name: "Announcement" });
  await expect(bar).toBeVisible();
  await bar.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Target");
});

test("with a repository configured the edit link leads to the file of the page", async ({ page }) => {
  for (const [path, name, file] of [
    ["./ugly/target/", "Edit this page", "content/en/ugly/target.mdx"],
    ["./ru/ugly/target/", "Отредактировать страницу", "content/ru/ugly/target.mdx"],
    ["./ru/ugly/english-only/", "Отредактировать страницу", "content/en/ugly/english-only.mdx"],
    ["./1.0/ugly/target/", "Edit this page", "content/versions/1.0/en/ugly/target.mdx"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("link", { name }), path).toHaveAttribute(
      "href",
      `https://git.example.org/docs/edit/HEAD/${file}`,
    );
  }
});

test("with a repository configured the page asks whether it helped, and an answer opens an issue that names the page", async ({
  page,
}) => {
  for (const [path, question, answer, title] of [
    ["./ugly/target/", "Was this page helpful?", "No", "Not helpful: Target"],
    ["./ru/ugly/target/", "Помогла ли вам эта страница?", "Нет", "Не помогло: Цель"],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole("region", { name: question }).getByRole("link", { name: new RegExp(`^${answer}`) });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.origin + address.pathname, path).toBe("https://git.example.org/docs/issues/new");
    expect(address.searchParams.get("title"), path).toBe(title);
    expect(address.searchParams.get("body"), path).toContain("/ugly/target/");
  }
});
