import { expect, type Page, test } from "@playwright/test";
import { sidebar } from "../../support/frame";
import { expectAlive, openPage } from "../../support/openPage";
import { scrollDown, scrollTop } from "../../support/scrolling";
import { isPageData } from "../../support/served/pageData";

/** The page of the table, and another one. */
const path = "/plants/care/";
const otherPath = "/plants/planting/";
const before = "#look-for-guests";
const hashes = { none: "", good: "#water-and-feed", missing: "#no-such-heading", same: before };

type Hash = keyof typeof hashes;
type Landing = "top" | "heading" | "kept";

/** Where a reader lands, by what the hash names: at an address that is asked for, and at an entry of the history. */
const anew: Record<Hash, Landing> = { none: "top", good: "heading", missing: "top", same: "heading" };
const again: Record<Hash, Landing> = { none: "kept", good: "kept", missing: "kept", same: "kept" };

/** How the reader comes to the address of the page with a hash, from a page that is open. */
const ways: Record<string, (page: Page, hash: string, from: "same" | "other") => Promise<unknown>> = {
  "a click": async (page, hash, from) => {
    if (from === "other")
      await page.getByRole("main").getByRole("link", { name: "Care for plants" }).first().press("Enter");
    else if (hash === "") await sidebar(page).getByRole("link", { name: "Care for plants" }).click();
    else {
      // As authors write it; a link that leads nowhere stands in no doc of ours.
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement("a"), { href, textContent: "Go there" });
        document.querySelector("h1")?.after(link);
      }, hash);
      await page.getByRole("link", { name: "Go there" }).press("Enter");
    }
  },
  "the address bar": (page, hash) => page.goto(`${path}${hash}`),
  "a script": (page, hash, from) =>
    page.evaluate(
      ([address, own]) => (own === "" ? (location.hash = "") : location.assign(address ?? "")),
      [`${path}${hash}`, from === "same" ? hash : undefined],
    ),
};

/** Where the page stands once it has come to rest: a place that is taken back a moment later is none. */
async function restOf(page: Page): Promise<number> {
  await page.waitForTimeout(350);
  return scrollTop(page);
}

async function expectLanding(page: Page, landing: Landing, hash: string, place: number): Promise<void> {
  const line = (id: string) =>
    page.evaluate((anchor) => {
      const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const heading = document.getElementById(anchor)?.getBoundingClientRect().top ?? NaN;
      return Math.round(heading + window.scrollY - padding);
    }, id.slice(1));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Care for plants");
  await expectAlive(page);
  const goal = landing === "top" ? 0 : landing === "kept" ? place : await line(hash);
  const rest = await restOf(page);
  expect(rest, `${landing} at ${goal}, not ${rest}`).toBeGreaterThanOrEqual(goal - 2);
  expect(rest, `${landing} at ${goal}, not ${rest}`).toBeLessThanOrEqual(goal + 2);
}

/** The page of the table is open at a hash, read on from there; from another page, it has been left by a click. */
async function start(page: Page, from: "same" | "other"): Promise<number> {
  await openPage(page, `${path}${before}`);
  const place = await scrollDown(page, 400);
  if (from === "other") await leave(page);
  return place;
}

async function leave(page: Page): Promise<void> {
  await sidebar(page).getByRole("link", { name: "Plant a tree" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plant a tree");
  await scrollDown(page, 200);
}

/** The other page leads to a hash of the page of the table: no doc of ours may lead to a heading that does not exist. */
async function linkTo(page: Page, hash: string): Promise<void> {
  await page.route(isPageData(otherPath), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(`"href":"${path}"`, `"href":"${path}${hash}"`);
    await route.fulfill({ response: answer, body });
  });
}

const entries = Object.entries(hashes) as [Hash, string][];

for (const from of ["same", "other"] as const) {
  const here = from === "same" ? "the same page" : "another page";

  for (const [way, arrive] of Object.entries(ways))
    for (const [name, hash] of entries)
      test(`By ${way}, from ${here}, to a hash that is ${name}: ${anew[name]} [S4.22, S4.23]`, async ({ page }) => {
        await linkTo(page, hash);
        await start(page, from);
        await arrive(page, hash, from);
        await expectLanding(page, anew[name], hash, NaN);
      });

  for (const [name, hash] of entries)
    test(`By Back and Forward, from ${here}, to a hash that is ${name}: ${again[name]} [S4.23]`, async ({ page }) => {
      await start(page, "same");
      await page.goto(`${path}${hash}`);
      await expectAlive(page);
      const place = await scrollDown(page, 300);
      if (from === "other") await leave(page);
      else await page.getByRole("link", { name: "Divide and move", exact: true }).click();
      const left = await restOf(page);
      await page.goBack();
      await expectLanding(page, again[name], hash, place);
      await page.goForward();
      expect(Math.abs((await restOf(page)) - left)).toBeLessThanOrEqual(2);
      await page.goBack();
      await expectLanding(page, again[name], hash, place);
    });
}

for (const [name, hash] of entries) {
  test(`By a reload, at a hash that is ${name}: ${again[name]}`, async ({ page }) => {
    await openPage(page, `${path}${hash}`);
    const place = await scrollDown(page, 500);
    await page.reload();
    await expectLanding(page, again[name], hash, place);
  });

  test(`From another site, to a hash that is ${name}: ${anew[name]}, and by Back from there: ${again[name]}`, async ({
    page,
    baseURL,
  }) => {
    const elsewhere = "http://elsewhere.example/";
    const link = `<a href="${baseURL}${path}${hash}">To the docs</a>`;
    await page.route(elsewhere, (route) => route.fulfill({ contentType: "text/html", body: link }));
    await start(page, "same");
    await page.goto(elsewhere);
    await page.getByRole("link").click();
    await expectLanding(page, anew[name], hash, NaN);
    const place = await scrollDown(page, 500);
    await page.goto(elsewhere);
    await page.goBack();
    await expectLanding(page, again[name], hash, place);
  });
}

for (const hash of ["", "#a-year-week-by-week"])
  test(`A page that comes alive late leaves a reader alone who has scrolled meanwhile, at ${hash || "no hash"}`, async ({
    page,
  }) => {
    let release = () => {};
    const hold = async () => {
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.unrouteAll();
      await page.route(/\/app-[^/]*\.js$/, (route) => held.then(() => route.continue()));
    };
    const readOn = async () => {
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      const place = await scrollDown(page, 300);
      release();
      await expectAlive(page);
      expect(await restOf(page)).toBe(place);
    };
    await hold();
    await page.goto(`${path}${hash}`, { waitUntil: "commit" });
    await readOn();
    await hold();
    await page.reload({ waitUntil: "commit" });
    await readOn();
  });

test("A link into a folded part opens it and leads there", async ({ page }) => {
  await openPage(page, otherPath);
  const text = page.getByText("The tree does not stand").locator("xpath=..").locator("p").last();
  await expect(text).toBeHidden();
  await text.evaluate((element) => {
    element.id = "in-the-fold";
    // As search opens a result: the browser would unfold it only for a link of its own.
    window.___navigate("/plants/planting/#in-the-fold");
  });
  await expect(text).toBeInViewport();
});

test.describe("On a phone, in Russian", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the contents, Back, Forward and a reload lead where they lead on a wide screen", async ({ page }) => {
    await openPage(page, `/ru${path}`);
    const before = await scrollDown(page, 20);
    const contents = page.getByRole("article").locator("summary").filter({ hasText: "Содержание страницы" });
    await contents.press("Enter");
    await page.getByRole("article").getByRole("link", { name: "Полив и подкормка", exact: true }).press("Enter");
    const heading = page.getByRole("heading", { name: "Полив и подкормка" });
    await expect(heading).toBeInViewport();
    expect(await restOf(page)).toBeGreaterThan(before + 1000);
    const place = await scrollDown(page, 200);
    await page.goBack();
    expect(await restOf(page)).toBe(before);
    await page.goForward();
    expect(await restOf(page)).toBe(place);
    await page.reload();
    await expectAlive(page);
    expect(await restOf(page)).toBe(place);
    await page.goto(`/ru${path}#no-such-heading`);
    expect(await restOf(page)).toBe(0);
  });
});
