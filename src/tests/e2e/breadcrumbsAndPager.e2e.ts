import { expect, test, type Locator, type Page } from "@playwright/test";
import { header, sidebar } from "../support/frame";
import { documentLoads, openPage } from "../support/openPage";

function breadcrumbs(page: Page): Locator {
  return page.getByRole("navigation", { name: /^(Breadcrumbs|Навигационная цепочка)$/ });
}

function pager(page: Page): Locator {
  return page.getByRole("navigation", { name: /^(Previous and next page|Предыдущая и следующая страницы)$/ });
}

test.describe("Breadcrumbs", () => {
  for (const { path, home, homeLabel, section, doc } of [
    { path: "/cookies/export/", home: "/", homeLabel: "Home", section: "Cookies", doc: "Export cookies" },
    { path: "/ru/cookies/export/", home: "/ru/", homeLabel: "Главная", section: "Куки", doc: "Экспорт куки" },
  ]) {
    test(`show the way to ${path}, its end is no link [S1.15]`, async ({ page }) => {
      await openPage(page, path);
      await expect(breadcrumbs(page).getByRole("listitem")).toHaveText(["", section, doc]);
      await expect(breadcrumbs(page).getByText(doc)).toHaveAttribute("aria-current", "page");
      await expect(breadcrumbs(page).getByRole("link")).toHaveCount(2);
      await expect(breadcrumbs(page).getByRole("link", { name: homeLabel, exact: true })).toHaveAttribute("href", home);
    });

    test(`lead from ${path} to its section and home, without a reload [S1.15]`, async ({ page }) => {
      await openPage(page, path);
      const loads = documentLoads(page);
      await breadcrumbs(page).getByRole("link", { name: section, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(section);
      await expect(breadcrumbs(page).getByRole("listitem")).toHaveText(["", section]);
      await breadcrumbs(page).getByRole("link", { name: homeLabel, exact: true }).click();
      await expect(page).toHaveURL(home);
      await expect(header(page)).toBeVisible();
      await expect(breadcrumbs(page)).toHaveCount(0);
      expect(loads).toEqual([]);
    });
  }

  test("use the short label of a page, as the sidebar does [S1.15]", async ({ page }) => {
    await openPage(page, "/profiles/faq/");
    await expect(breadcrumbs(page).getByRole("listitem")).toHaveText(["", "Profiles", "Questions and answers"]);
  });
});

test.describe("Previous and next page", () => {
  test("name the neighbours in the section, in both languages [S1.15]", async ({ page }) => {
    await openPage(page, "/cookies/export/");
    await expect(pager(page).getByRole("link")).toHaveText(["Previous Import cookies", "Next Cookie tips"]);
    await openPage(page, "/ru/cookies/export/");
    await expect(pager(page).getByRole("link")).toHaveText([
      "Предыдущая Импорт куки",
      "Следующая Советы по работе с куки",
    ]);
  });

  test("lead there and back, to the top of the page [S1.15]", async ({ page }) => {
    await openPage(page, "/cookies/import/");
    await pager(page).getByRole("link", { name: "Next Export cookies" }).click();
    await expect(page).toHaveURL("/cookies/export/");
    await expect(page.getByRole("heading", { level: 1, name: "Export cookies" })).toBeInViewport();
    await pager(page).getByRole("link", { name: "Previous Import cookies" }).click();
    await expect(page).toHaveURL("/cookies/import/");
    await expect(page.getByRole("heading", { level: 1, name: "Import cookies" })).toBeInViewport();
  });

  test("lead from a section's overview into it and from its last page to the next section [S1.15]", async ({
    page,
  }) => {
    await openPage(page, "/ru/cookies/");
    await expect(pager(page).getByRole("link", { name: "Следующая Импорт куки" })).toBeVisible();
    await openPage(page, "/ru/cookies/tips/");
    await pager(page).getByRole("link", { name: "Следующая Возможности" }).click();
    await expect(page).toHaveURL("/ru/functionality/");
  });

  test("end at both ends of the sidebar [S1.15]", async ({ page }) => {
    await openPage(page, "/getting-started/");
    await expect(pager(page).getByRole("link")).toHaveText([/^Next /]);
    await openPage(page, "/releases/");
    await expect(pager(page).getByRole("link")).toHaveText([/^Previous /]);
  });

  test("follow the sidebar from page to page [S1.15]", async ({ page }) => {
    test.slow();
    await openPage(page, "/getting-started/");
    const labels = await sidebar(page).getByRole("link").allTextContents();
    const section = labels.slice(0, labels.indexOf("Profiles") + 1);
    expect(section.length).toBeGreaterThan(5);
    for (const label of section.slice(1)) {
      await pager(page)
        .getByRole("link", { name: `Next ${label}`, exact: true })
        .click();
      await expect(sidebar(page).getByRole("link", { name: label, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
    }
    await expect(page).toHaveURL("/profiles/");
  });

  test("are not on pages outside the sections [S1.15]", async ({ page }) => {
    for (const path of ["/", "/search/", "/no-such-page/"]) {
      await openPage(page, path);
      await expect(pager(page)).toHaveCount(0);
      await expect(breadcrumbs(page)).toHaveCount(0);
    }
  });
});
