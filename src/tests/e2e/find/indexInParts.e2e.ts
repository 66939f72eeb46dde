import { expect, type Page, test } from "@playwright/test";
import { createSearchIndex } from "../../../search/search";
import { openReady } from "../../support/openReady";
import { searchFor, searchNext } from "../../support/searchDialog";
import { indexAddress } from "../../support/content/searchIndex";

/** A line so slow that of an index only the beginning comes, up to the words of texts. @returns how to let the rest come */
async function holdRestOfIndex(page: Page, locale: string): Promise<() => Promise<void>> {
  await page.addInitScript((name) => {
    const asked = window.fetch;
    const released = new Promise<void>((release) => Object.assign(window, { releaseRest: release }));
    window.fetch = async (...request) => {
      const answer = await asked(...request);
      if (!answer.url.includes(name)) return answer;
      const text = await answer.text();
      const encode = (part: string) => new TextEncoder().encode(part);
      const end = text.indexOf("\n", text.indexOf("\n") + 1) + 1;
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(encode(text.slice(0, end)));
          await released;
          controller.enqueue(encode(text.slice(end)));
          controller.close();
        },
      });
      return new Response(body);
    };
  }, `/search-index-${locale}.json`);
  return () => page.evaluate(() => (window as unknown as { releaseRest(): void }).releaseRest());
}

test("what titles, headings and readers' words say is found while the words of texts are on their way", async ({
  page,
}) => {
  const release = await holdRestOfIndex(page, "en");
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "acorns");
  const options = dialog.getByRole("option");
  await expect(options.first()).toHaveAttribute("href", "/acorns/");
  await searchNext(page, "antonovka");
  await expect(dialog.getByText("Loading the search index…")).toBeVisible();
  await expect(dialog.getByText(/No results/)).toHaveCount(0);
  await release();
  await expect(options.first()).toBeVisible();
  await expect(options.locator("mark").first()).toHaveText("Antonovka");
  await expect(dialog.getByText("Loading the search index…")).toBeHidden();
});

test("the row that was chosen stays chosen when the words of texts move it", async ({ page }) => {
  const section = { heading: "", anchor: "", section: "" };
  const { entries } = createSearchIndex([
    { ...section, id: 0, path: "/first/", title: "Acorns", text: "Nothing else." },
    { ...section, id: 1, path: "/second/", title: "Acorns and oaks", text: "Acorns." },
    {
      ...section,
      id: 2,
      path: "/second/",
      title: "Acorns and oaks",
      heading: "More",
      anchor: "more",
      text: "Acorns again.",
    },
    { ...section, id: 3, path: "/third/", title: "Acorns of oaks", text: "Oaks." },
  ]);
  const texts = { url: "/search-texts/{part}.json", recordsPerFile: 16 };
  const lines = entries.map((entry) => JSON.stringify({ ...entry, words: [], rareWords: [], texts }));
  await page.route(indexAddress, (route) => route.fulfill({ body: `[${lines.join("\n,")}\n]` }));
  const release = await holdRestOfIndex(page, "en");
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "acorns");
  const options = dialog.getByRole("option");
  const chosen = dialog.getByRole("option", { selected: true });
  await expect(options).toHaveCount(3);
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveAttribute("href", "/third/");
  await release();
  await expect(options).toHaveCount(4);
  await expect(options.nth(1)).toHaveAttribute("href", "/second/");
  await expect(chosen).toHaveAttribute("href", "/third/");
});

test("nothing is said to be missing in the other language while its words are on their way", async ({ page }) => {
  const release = await holdRestOfIndex(page, "ru");
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "острый");
  await expect(dialog.getByText("Loading the search index…")).toBeVisible();
  // Longer than it takes until the index of the other language is asked for.
  await page.waitForTimeout(1500);
  await expect(dialog.getByText("Loading the search index…")).toBeVisible();
  await release();
  await expect(dialog.getByRole("option").first()).toBeVisible();
});

test("where the line breaks within the words of texts, titles are found, and what is not found can be asked for again", async ({
  page,
}) => {
  await page.route(indexAddress, async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: "application/json", body: `${body.split("\n", 2).join("\n")}\n,{"docu` });
  });
  await openReady(page, "/");
  const { dialog } = await searchFor(page, "acorns");
  const options = dialog.getByRole("option");
  await expect(options.first()).toHaveAttribute("href", "/acorns/");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await searchNext(page, "antonovka");
  await expect(dialog.getByRole("alert")).toContainText("Search is unavailable");
  await page.unroute(indexAddress);
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(options.locator("mark").first()).toHaveText("Antonovka");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});
