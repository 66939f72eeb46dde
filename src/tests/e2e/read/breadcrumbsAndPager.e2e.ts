import { expect, test, type Locator, type Page } from "@playwright/test";
import { header, sidebar } from "../../support/frame";
import { documentLoads, openPage } from "../../support/openPage";

function breadcrumbs(page: Page): Locator {
  return page.getByRole("navigation", { name: /^(Breadcrumbs|Навигационная цепочка)$/ });
}

function pager(page: Page): Locator {
  return page.getByRole("navigation", { name: /^(Previous and next page|Предыдущая и следующая страницы)$/ });
}

for (const { path, home, homeLabel, crumbs, previous, next, neighbours, beyond } of [
  {
    path: "/acorns/harvest/",
    home: "/",
    homeLabel: "Home",
    crumbs: ["Acorns", "Harvest acorns"],
    previous: "Previous",
    next: "Next",
    neighbours: ["Sow acorns", "Acorn tips"],
    beyond: "Tools",
  },
  {
    path: "/ru/acorns/harvest/",
    home: "/ru/",
    homeLabel: "Главная",
    crumbs: ["Жёлуди", "Сбор желудей"],
    previous: "Предыдущая",
    next: "Следующая",
    neighbours: ["Посев желудей", "Советы о желудях"],
    beyond: "Инструменты",
  },
] as const) {
  test(`Breadcrumbs and pager name the way and the neighbours of ${path} and lead there, without a reload [S1.15]`, async ({
    page,
  }) => {
    const [section, doc] = crumbs;
    const [before, after] = neighbours;
    const title = page.getByRole("heading", { level: 1 });
    const turnTo = async (label: string, address: string) => {
      await pager(page).getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(title).toBeInViewport();
    };
    await openPage(page, path);
    const loads = documentLoads(page);
    await test.step("the way to the page, its end is no link", async () => {
      await expect(breadcrumbs(page).getByRole("listitem")).toHaveText(["", section, doc]);
      await expect(breadcrumbs(page).getByText(doc)).toHaveAttribute("aria-current", "page");
      await expect(breadcrumbs(page).getByRole("link")).toHaveCount(2);
      await expect(breadcrumbs(page).getByRole("link", { name: homeLabel, exact: true })).toHaveAttribute("href", home);
    });
    await test.step("back and forth, to the top of each page", async () => {
      await expect(pager(page).getByRole("link")).toHaveText([`${previous} ${before}`, `${next} ${after}`]);
      await turnTo(`${previous} ${before}`, `${home}acorns/sowing/`);
      await expect(title).toHaveText(before);
      await turnTo(`${next} ${doc}`, path);
      await expect(title).toHaveText(doc);
    });
    await test.step("to the section's overview and home", async () => {
      await breadcrumbs(page).getByRole("link", { name: section, exact: true }).click();
      await expect(title).toHaveText(section);
      await expect(breadcrumbs(page).getByRole("listitem")).toHaveText(["", section]);
      await breadcrumbs(page).getByRole("link", { name: homeLabel, exact: true }).click();
      await expect(page).toHaveURL(home);
      await expect(header(page)).toBeVisible();
      await expect(breadcrumbs(page)).toHaveCount(0);
    });
    await test.step("from the overview into the section, and from its last page to the next section", async () => {
      await page.goBack();
      await expect(title).toHaveText(section);
      await turnTo(`${next} ${before}`, `${home}acorns/sowing/`);
      await turnTo(`${next} ${doc}`, path);
      await turnTo(`${next} ${after}`, `${home}acorns/tips/`);
      await turnTo(`${next} ${beyond}`, `${home}tools/`);
    });
    expect(loads).toEqual([]);
  });
}

test("The pager follows the sidebar from page to page and ends at both of its ends; breadcrumbs use its short labels [S1.15]", async ({
  page,
}) => {
  test.slow();
  await openPage(page, "/first-steps/");
  await expect(pager(page).getByRole("link")).toHaveText([/^Next /]);
  const labels = await sidebar(page).getByRole("link").allTextContents();
  const section = labels.slice(0, labels.indexOf("Plants") + 1);
  expect(section.length).toBeGreaterThan(5);
  for (const label of section.slice(1)) {
    await pager(page)
      .getByRole("link", { name: `Next ${label}`, exact: true })
      .click();
    await expect(sidebar(page).getByRole("link", { name: label, exact: true })).toHaveAttribute("aria-current", "page");
  }
  await expect(page).toHaveURL("/plants/");

  // Two sections have such a page; that of the open section comes second.
  await sidebar(page).getByRole("link", { name: "Questions and answers" }).last().click();
  await expect(page).toHaveURL("/plants/faq/");
  await expect(breadcrumbs(page).getByRole("listitem")).toHaveText(["", "Plants", "Questions and answers"]);

  await sidebar(page).getByRole("link", { name: "Releases", exact: true }).click();
  await expect(page).toHaveURL("/releases/");
  await expect(pager(page).getByRole("link")).toHaveText([/^Previous /]);
});

test("Breadcrumbs and pager are not on pages outside the sections [S1.15]", async ({ page }) => {
  for (const path of ["/", "/search/", "/no-such-page/"]) {
    await openPage(page, path);
    await expect(pager(page)).toHaveCount(0);
    await expect(breadcrumbs(page)).toHaveCount(0);
  }
});
