import { expect, type Page, test } from "@playwright/test";
import { documentLoads, expectAlive, openPage } from "../../support/openPage";
import { isPageData } from "../../support/served/pageData";

type PageData = { path: string; result: { data: object; pageContext: object } };

/** What a host or a cache may answer with, and call it a success. */
const wrong: Record<string, (data: PageData) => unknown> = {
  "has nothing of the page": (data) => ({ ...data, result: {} }),
  "lacks the answers to its queries": ({ result, ...data }) => ({ ...data, result: { ...result, data: null } }),
  "does not say what the page is": ({ result, ...data }) => ({ ...data, result: { ...result, pageContext: {} } }),
  "is that of another page": (data) => ({ ...data, path: "/plants/" }),
  "has something else for the sidebar": ({ result, ...data }) => ({
    ...data,
    result: { ...result, data: { ...result.data, sidebar: { items: "none" } } },
  }),
  "names a template that does not exist": (data) => ({ ...data, componentChunkName: "component---none" }),
  "is a list": () => [],
};

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const card = (page: Page) => page.getByRole("alert").filter({ hasText: "The page did not load completely" });

const isAsked = isPageData("/plants/care/");

async function answerWith(page: Page, change: (data: PageData) => unknown): Promise<void> {
  await page.route(isAsked, async (route) => {
    await route.fulfill({ json: change((await (await route.fetch()).json()) as PageData) });
  });
}

/** The text and all around it is there, it is said what is missing, and both ways on lead on. */
async function expectReadable(page: Page): Promise<void> {
  await expect(card(page)).toBeVisible();
  await expect(title(page)).toHaveText("Care for plants");
  await expect(page.getByRole("heading", { name: "Water and feed" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "All pages" }).click();
  await expect(title(page)).toHaveText("All pages");
  await expect(card(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveText("Care for plants");
  await expect(card(page)).toBeVisible();
  await page.unroute(isAsked);
  await card(page).getByRole("button", { name: "Retry" }).click();
  await expect(card(page)).toHaveCount(0);
  await expectAlive(page);
}

for (const [name, change] of Object.entries(wrong)) {
  test(`data that ${name} leaves the page readable, on its first load and after a click [S4.29, S8.1, S8.2]`, async ({
    page,
  }) => {
    await test.step("first load", async () => {
      await answerWith(page, change);
      await page.goto("/plants/care/");
      await expectReadable(page);
    });
    await test.step("click", async () => {
      // Before the page is opened, which loads ahead what is in view.
      await answerWith(page, change);
      await openPage(page, "/plants/");
      const loads = documentLoads(page);
      await page.getByRole("main").getByRole("link", { name: "Care for plants" }).first().click();
      await expectReadable(page);
      expect(loads[0]).toMatch(/\/plants\/care\/$/);
    });
  });
}
