import { expect, type Page, test } from "@playwright/test";
import { answerLimit } from "../../../site/behaviour";
import { openPage, expectAlive } from "../../support/openPage";
import { failures } from "../../support/served/failures";
import { pressIfThere } from "../../support/pressIfThere";
import { isPageData } from "../../support/served/pageData";

/** What a page needs besides itself. */
const parts: Record<string, (url: URL) => boolean> = {
  "data of a page": isPageData("/plants/care/"),
  "template of a page": ({ pathname }) => pathname.startsWith("/component---src-templates-doc-template"),
};

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const card = (page: Page) => page.getByRole("alert").filter({ hasText: "The page did not load completely" });

/** Lets the time of a page go by that never comes; what fails has failed before. */
async function letTimePass(page: Page, failure: string): Promise<void> {
  if (failure !== "never comes") return;
  await page.waitForFunction(() => window.___started);
  await page.clock.fastForward(answerLimit);
}

/** The whole text is there, it is said what is missing, and the button makes it good; what is late may still come. */
async function expectReadableAndRepair(page: Page, failure: string, isPart: (url: URL) => boolean): Promise<void> {
  await expect(card(page)).toContainText("You can read it");
  await expect(title(page)).toHaveText("Care for plants");
  await expect(page.getByRole("heading", { name: "Water and feed" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.unroute(isPart);
  await pressIfThere(card(page).getByRole("button", { name: "Retry" }), failure === "never comes");
  await expect(card(page)).toHaveCount(0);
  await expectAlive(page);
  await expect(title(page)).toHaveText("Care for plants");
}

for (const [part, isPart] of Object.entries(parts)) {
  for (const [failure, fail] of Object.entries(failures)) {
    test(`the ${part} ${failure}: it is there to read on its first load, says so, and can be made good [S8.1, S8.2]`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.route(isPart, fail);
      await page.goto("/plants/care/", { waitUntil: "domcontentloaded" });
      await letTimePass(page, failure);
      await expectReadableAndRepair(page, failure, isPart);
    });

    test(`the ${part} ${failure}: after a click it is opened at its address, and then said [S4.29, S8.1, S8.2]`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.route(isPart, fail);
      // The home page has another template.
      await openPage(page, "/");
      await page.evaluate(() => window.___navigate("/plants/care/?from=mail#water-and-feed"));
      await letTimePass(page, failure);
      await expect(page).toHaveURL("/plants/care/?from=mail#water-and-feed");
      await expect(title(page)).toHaveText("Care for plants");
      await letTimePass(page, failure);
      await expectReadableAndRepair(page, failure, isPart);
      await expect(page).toHaveURL("/plants/care/?from=mail#water-and-feed");
    });
  }
}

for (const [failure, fail] of Object.entries(failures).filter(([name]) => name !== "never comes")) {
  for (const [part, isPart] of Object.entries(parts)) {
    test(`the ${part} fails once (it ${failure}): nobody notices [S4.29]`, async ({ page }) => {
      for (const isClick of [true, false]) {
        await page.route(isPart, fail, { times: 1 });
        if (isClick) {
          await openPage(page, part === "data of a page" ? "/plants/" : "/");
          await page.evaluate(() => window.___navigate("/plants/care/"));
        } else {
          await page.goto("/plants/care/");
        }
        await expect(title(page)).toHaveText("Care for plants");
        await expectAlive(page);
        await expect(card(page)).toHaveCount(0);
      }
    });
  }
}
