import { expect, type Page, test } from "@playwright/test";
import { consoleErrors } from "../../support/consoleErrors";
import { header, mobileMenu, sidebar } from "../../support/frame";
import { openReady } from "../../support/openReady";
import { searchFor } from "../../support/searchDialog";

test("adds no style attributes and event handlers while a page is used [S7.11]", async ({ page }) => {
  for (const path of ["/plants/planting/", "/ru/", "/search/?q=acorns", "/nowhere/"]) {
    await openReady(page, path);
    const { dialog } = await searchFor(page, "Antonovka");
    await expect(dialog.getByRole("option").first(), path).toBeVisible();
    const found = await page.evaluate(() => {
      const known = "#nprogress, #nprogress *";
      const elements = [...document.querySelectorAll("*")].filter((element) => !element.matches(known));
      return elements
        .filter((element) => element.getAttributeNames().some((a) => a === "style" || a.startsWith("on")))
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(found, path).toEqual([]);
  }
});

test("is not in the way of a reader who uses everything: no word about it in the console", async ({ page }) => {
  const errors = consoleErrors(page);
  await openReady(page, "/plants/planting/");
  await header(page).getByRole("button", { name: "Dark theme" }).click();
  await page.getByRole("button", { name: "Close the announcement" }).click();
  await page.getByRole("tab", { name: "Bash", exact: true }).first().click();
  await page.getByRole("button", { name: "Copy tree.json" }).click();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
  await sidebar(page).getByRole("link", { name: "Fast growers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fast growers");
  const { dialog } = await searchFor(page, "Antonovka");
  await dialog.getByRole("option").first().click();
  await header(page).getByRole("button", { name: "Language: English" }).click();
  await header(page).getByRole("link", { name: "Русский" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.setViewportSize({ width: 390, height: 800 });
  await mobileMenu(page).button.click();
  await expect(mobileMenu(page).menu).toBeVisible();
  await page.reload();
  await page.emulateMedia({ media: "print" });
  expect(errors).toEqual([]);
});

/** What somebody might smuggle into a page: a script, a handler, a link that is one. */
const smuggled = `<script>window.hacked = "script"</script>
<img src="/nowhere.png" onerror="window.hacked = 'handler'">
<p id="smuggled"><a href="javascript:void (window.hacked = 'link')">Free acorns</a></p>`;

/** A page as it was before it got its policy. */
const withoutOwn = (html: string) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");

/** A host that sends no policy. */
const withoutPolicy = { "content-security-policy": "" };

/** Sends a page with that at its end. @param change what else the host does */
async function smuggle(
  page: Page,
  path: string,
  change: (html: string) => { body: string; headers: Record<string, string> },
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const { body, headers } = change((await response.text()).replace("</body>", `${smuggled}</body>`));
    await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
  });
}

async function hackedBy(page: Page, path: string): Promise<unknown> {
  await openReady(page, path);
  await page.locator("#smuggled a").click();
  // The rest of the page works: its own scripts and styles are allowed.
  const { dialog } = await searchFor(page, "Antonovka");
  await expect(dialog.getByRole("option").first()).toBeVisible();
  return page.evaluate(() => (window as unknown as { hacked?: unknown }).hacked ?? null);
}

test("code that somebody put into a page does not run: the page's own policy forbids it", async ({ page }) => {
  await smuggle(page, "/plants/planting/", (body) => ({ body, headers: withoutPolicy }));
  expect(await hackedBy(page, "/plants/planting/")).toBeNull();
});

test("… and so does the policy that hosts send", async ({ page }) => {
  await smuggle(page, "/plants/planting/", (html) => ({ body: withoutOwn(html), headers: {} }));
  expect(await hackedBy(page, "/plants/planting/")).toBeNull();
});

test("… without a policy it would have run", async ({ page }) => {
  await smuggle(page, "/plants/planting/", (html) => ({ body: withoutOwn(html), headers: withoutPolicy }));
  expect(await hackedBy(page, "/plants/planting/")).not.toBeNull();
});
