import { expect, test, type Locator, type Page } from "@playwright/test";
import { header } from "../../support/frame";
import { openPage } from "../../support/openPage";

/** The contents beside the page. */
function contents(page: Page): Locator {
  return page.getByRole("navigation", { name: /^(On this page|Содержание страницы)$/ });
}

function entry(page: Page, name: string): Locator {
  return contents(page).getByRole("link", { name, exact: true });
}

function addresses(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
}

/** Scrolls until a heading stands where a link to it would lead. */
async function readOn(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { name }).evaluate((heading) => heading.scrollIntoView());
}

const current = (page: Page) => contents(page).locator("[aria-current=location]");

test.describe("The contents of a page", () => {
  test("list its headings of levels 2 and 3, and no others, with the English anchors in Russian, and mark either level [S1.17, S2.42, S9.14]", async ({
    page,
  }) => {
    const article = page.getByRole("article");
    const levels = [2, 3].map((level) => article.getByRole("heading", { level }));
    const headings = (levels[0] as Locator).or(levels[1] as Locator);
    const listed = async (path: string) => {
      await openPage(page, path);
      const anchors = await headings.evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
      expect(anchors.length, path).toBeGreaterThan(5);
      expect(await addresses(contents(page).getByRole("link")), path).toEqual(anchors);
      return anchors;
    };
    for (const path of ["/plants/planting/", "/acorns/harvest/", "/plants/faq/"]) {
      const russian = await listed(`/ru${path}`);
      expect(russian, path).toEqual(await listed(path));
      expect(
        russian.every((address) => /^#[a-z0-9-]+$/.test(address)),
        path,
      ).toBe(true);
    }
    await readOn(page, "Why do leaves turn yellow?");
    await expect(current(page)).toHaveText(["Why do leaves turn yellow?"]);
  });

  test("call the headings by their words, mark the current one while the reader scrolls, lead to one, and are the next page's [S1.17]", async ({
    page,
  }) => {
    await openPage(page, "/acorns/harvest/");
    await expect(contents(page).getByRole("link")).toHaveText([
      "Before you start",
      "Harvest by hand",
      "Harvest with a sieve",
      "Harvest with a machine",
      "What the packet contains",
      "What can go wrong",
      "Where to go next",
    ]);
    await test.step("one at a time, down and up", async () => {
      for (const name of ["Harvest by hand", "Harvest with a sieve", "What the packet contains"]) {
        await readOn(page, name);
        await expect(current(page)).toHaveText([name]);
      }
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, -120);
      await expect(current(page)).toHaveText(["Harvest with a machine"]);
    });
    await test.step("the last one at the end of the page, none before the first", async () => {
      await page.keyboard.press("End");
      await expect(current(page)).toHaveText(["Where to go next"]);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect(current(page)).toHaveCount(0);
    });
    await test.step("to a heading, which then stands below the header", async () => {
      await entry(page, "What the packet contains").click();
      await expect(page).toHaveURL("/acorns/harvest/#what-the-packet-contains");
      const heading = page.getByRole("heading", { name: "What the packet contains" });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const height = (await header(page).boundingBox())?.height ?? NaN;
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(height);
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
      await expect(entry(page, "What the packet contains")).toHaveAttribute("aria-current", "location");
    });
    await test.step("the new page's after a click to another page", async () => {
      await page.getByRole("link", { name: "Next Acorn tips" }).click();
      await expect(page).toHaveURL("/acorns/tips/");
      await expect(entry(page, "Keep acorns safe")).toBeVisible();
      await expect(entry(page, "Harvest with a sieve")).toHaveCount(0);
      await readOn(page, "Keep acorns safe");
      await expect(entry(page, "Keep acorns safe")).toHaveAttribute("aria-current", "location");
    });
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const)
    test(`let the mark slide for 160 ms at most, and not at all for those who ask: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await openPage(page, "/acorns/harvest/#before-you-start");
      await expect(current(page)).toHaveText(["Before you start"]);
      const slides = await entry(page, "Harvest with a sieve").evaluate(async (link: HTMLElement) => {
        const animate = Element.prototype.animate;
        const seen: (KeyframeAnimationOptions | undefined)[] = [];
        Element.prototype.animate = function (frames, options) {
          if (this === link) seen.push(options as KeyframeAnimationOptions);
          return animate.call(this, frames, options);
        };
        link.click();
        while (!link.hasAttribute("aria-current")) await new Promise(requestAnimationFrame);
        return seen.map((options) => options?.duration);
      });
      expect(slides.length).toBe(reducedMotion === "reduce" ? 0 : 1);
      for (const duration of slides) expect(duration).toBeLessThanOrEqual(160);
    });

  test("mark the heading of the address [S1.17]", async ({ page }) => {
    await openPage(page, "/ru/plants/care/#water-and-feed");
    await expect(current(page)).toHaveText(["Полив и подкормка"]);
  });

  for (const path of ["/plants/faq/", "/ru/plants/faq/", "/acorns/harvest/", "/ru/plants/care/"])
    test(`mark the entry that was pressed, also where its heading cannot come to the top, until the reader scrolls: ${path} [S1.17]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, path);
      const links = contents(page).getByRole("link");
      const names = await links.allInnerTexts();
      for (const [index, name] of names.entries()) {
        if (index % 2) await links.nth(index).click();
        else await links.nth(index).press("Enter");
        await expect(current(page)).toHaveText([name]);
        // A mark that moves on a moment later is none.
        await page.waitForTimeout(100);
        await expect(current(page), path).toHaveText([name]);
      }
      await test.step("returns with Back, and goes when the reader scrolls", async () => {
        await page.goBack();
        await expect(current(page)).toHaveText([names.at(-2) ?? ""]);
        await page.mouse.move(640, 400);
        await page.mouse.wheel(0, -20_000);
        await expect(current(page)).toHaveCount(0);
      });
      await test.step("is there on a reload and when the address is typed", async () => {
        const last = await links.last().getAttribute("href");
        await page.goto(`${path}${last}`);
        await expect(current(page)).toHaveText([names.at(-1) ?? ""]);
        await page.reload();
        await expect(current(page)).toHaveText([names.at(-1) ?? ""]);
      });
    });

  test("are not there without headings [S1.17]", async ({ page }) => {
    for (const path of ["/", "/search/", "/no-such-page/"]) {
      await openPage(page, path);
      await expect(contents(page)).toHaveCount(0);
    }
  });
});

test.describe("The contents on a small screen", () => {
  test.use({ viewport: { width: 996, height: 800 } });

  const folded = (page: Page) => page.getByRole("article").locator("summary").filter({ hasText: "On this page" });
  const link = (page: Page, name: string) => page.getByRole("article").getByRole("link", { name, exact: true });

  test("are folded above the text, open by click and by key, lead to a heading, and give way to the list beside the text one pixel wider [S1.17, S2.44]", async ({
    page,
  }) => {
    await openPage(page, "/acorns/harvest/");
    await test.step("fold and unfold with a click", async () => {
      await expect(contents(page)).toBeHidden();
      await expect(folded(page)).toBeInViewport();
      await expect(link(page, "What can go wrong")).toBeHidden();
      await folded(page).click();
      await expect(link(page, "What can go wrong")).toBeVisible();
      await folded(page).click();
      await expect(link(page, "What can go wrong")).toBeHidden();
    });
    await test.step("open with the keyboard", async () => {
      await folded(page).focus();
      await page.keyboard.press("Enter");
      await expect(link(page, "What can go wrong")).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(link(page, "Before you start")).toBeFocused();
    });
    await test.step("lead to a heading and fold again", async () => {
      await link(page, "What can go wrong").click();
      await expect(page).toHaveURL("/acorns/harvest/#what-can-go-wrong");
      const heading = page.getByRole("heading", { name: "What can go wrong" });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(link(page, "What can go wrong")).toBeHidden();
      // Folding a list above the heading must not carry it away.
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
    });
    await test.step("give way one pixel wider", async () => {
      await page.setViewportSize({ width: 997, height: 800 });
      await expect(contents(page)).toBeVisible();
      await expect(folded(page)).toBeHidden();
    });
  });
});
