import { expect, test } from "@playwright/test";
import { openPage } from "../support/openPage";
import { headerSearch, searchDialog } from "../support/searchDialog";

const darkSwitch = { name: "Dark theme" };

test.describe("with the search shortcut switched off [S2.31]", () => {
  test("Ctrl+K opens nothing and is left to the browser", async ({ page }) => {
    await openPage(page, "./ugly/target/");
    await page.evaluate(() => {
      window.addEventListener("keydown", ({ key, defaultPrevented }) => {
        if (key === "k") document.title = defaultPrevented ? "taken" : "left";
      });
    });
    await page.keyboard.press("Control+k");
    await expect(page).toHaveTitle("left");
    await expect(searchDialog(page).dialog).toHaveCount(0);
  });

  test("no button hints at a shortcut, and search still opens with a click", async ({ page }) => {
    await openPage(page, "./");
    await expect(page.getByText(/^(Ctrl K|⌘ K)$/)).toHaveCount(0);
    await expect(headerSearch(page)).not.toHaveAttribute("aria-keyshortcuts");
    await headerSearch(page).click();
    await expect(searchDialog(page).field).toBeFocused();
  });
});

test("the header stays in sight while the reader scrolls down [S4.20]", async ({ page }) => {
  await openPage(page, "./ugly/target/");
  for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await expect(headerSearch(page)).toBeInViewport({ ratio: 1 });
  await headerSearch(page).click();
  await expect(searchDialog(page).field).toBeVisible();
});

test.describe("with dark as the configured theme and the system not asked [S4.2, S4.3]", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`a first visit on a ${colorScheme} system is dark`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openPage(page, "./ugly/target/");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.getByRole("button", darkSwitch)).toHaveAttribute("aria-pressed", "true");
    });
  }

  test("a system that changes does not change the page", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openPage(page, "./ugly/target/");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.getByRole("button", darkSwitch)).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  });

  test("a reader who chooses light keeps it", async ({ page }) => {
    await openPage(page, "./ugly/target/");
    await page.getByRole("button", darkSwitch).click();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });
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

test.describe("with a repository configured", () => {
  for (const [path, name, file] of [
    ["./ugly/target/", "Edit this page", "content/en/ugly/target.mdx"],
    ["./ru/ugly/target/", "Отредактировать страницу", "content/ru/ugly/target.mdx"],
    ["./ru/ugly/english-only/", "Отредактировать страницу", "content/en/ugly/english-only.mdx"],
    ["./1.0/ugly/target/", "Edit this page", "content/versions/1.0/en/ugly/target.mdx"],
  ] as const) {
    test(`the edit link of ${path} leads to ${file}`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", `https://git.example.org/docs/blob/main/${file}`);
    });
  }
});
