import { expect, type Page, test } from "@playwright/test";
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
