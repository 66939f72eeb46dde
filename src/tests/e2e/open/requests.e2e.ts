import { expect, type Page, type Request, test } from "@playwright/test";
import { openPage } from "../../support/openPage";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Reads as a visitor does: home, a section, a document, a search, the other language, an address that is gone. */
async function walk(page: Page): Promise<void> {
  await openPage(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Plants" }).first().click();
  await expect(title(page)).toHaveText("Plants");
  await page
    .getByRole("navigation", { name: "Sections of the documentation" })
    .getByRole("link", { name: "Care for plants" })
    .click();
  await expect(title(page)).toHaveText("Care for plants");
  await page.getByRole("link", { name: "Water and feed", exact: true }).click();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("acorns");
  await page.getByRole("link", { name: "See all results" }).click();
  await expect(page.getByText(/pages? found/)).toBeVisible();
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Русский" }).click();
  await expect(title(page)).toHaveText(/Поиск/);
  await page.goto("/ru/net-takoy-stranitsy/");
  await expect(title(page)).toHaveText("Страница не найдена");
  await page.waitForLoadState("networkidle");
}

test.describe("A walk through the site", () => {
  test("asks nobody but the site, and only with GET [S7.10, S7.11]", async ({ page, context, baseURL }) => {
    const requests: Request[] = [];
    context.on("request", (request) => requests.push(request));
    await walk(page);
    const foreign = requests.filter((request) => !/^(data|blob):/.test(request.url()));
    expect(foreign.map((request) => request.url()).filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
    // A page that is gone is asked for by HEAD once: it changes nothing either.
    expect(requests.filter((request) => !["GET", "HEAD"].includes(request.method()))).toEqual([]);
    const paths = requests.map((request) => new URL(request.url()).pathname);
    expect(paths).toContainEqual(expect.stringMatching(/^\/page-data\/plants\/page-data\.json$/));
    expect(paths).toContainEqual(expect.stringMatching(/^\/component---.*\.js$/));
  });

  test("sets no cookies and sends none [S1.2]", async ({ page, context }) => {
    const carriers: string[] = [];
    context.on("response", (response) => {
      if (response.headers()["set-cookie"] ?? response.request().headers().cookie) carriers.push(response.url());
    });
    await walk(page);
    expect(carriers).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });

  test("opens no other channel to a server [S7.11]", async ({ page, context, baseURL }) => {
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(socket.url()));
    await page.addInitScript(() => {
      navigator.sendBeacon = (url) => {
        throw new Error(`beacon to ${String(url)}`);
      };
    });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await walk(page);
    expect(sockets).toEqual([]);
    expect(errors).toEqual([]);
    expect(context.serviceWorkers().filter((worker) => !worker.url().startsWith(baseURL ?? ""))).toEqual([]);
  });
});

/** Begins as a command does: «I cannot sign in» is a link to help and no door. */
const signIn = /^(sign in|log ?in|sign up|register|войти|вход|зарегистр)/i;

test("There is nothing to sign in to and nothing to fill in but the search [S1.2]", async ({ page }) => {
  for (const path of ["/", "/ru/", "/plants/care/", "/search/", "/no-such-page/"]) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole("link", { name: signIn })).toHaveCount(0);
    await expect(page.getByRole("button", { name: signIn })).toHaveCount(0);
    const fields = page.locator("input, textarea, select").filter({ visible: true });
    for (const field of await fields.all()) await expect(field).toHaveAttribute("type", "search");
  }
});
