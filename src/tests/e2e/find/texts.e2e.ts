import { expect, type Page, test } from "@playwright/test";
import { unpackRecords } from "../../../search/index/packedRecords";
import { openReady } from "../../support/openReady";
import { searchFor, searchNext } from "../../support/searchDialog";
import { type IndexFile, indexAddress, type TextsFile, textsAddress } from "../../support/content/searchIndex";

/** Numbers of the files of texts that are asked for from now on. */
function textsAskedFor(page: Page): Set<number> {
  const parts = new Set<number>();
  page.on("request", (request) => {
    const [, part] = textsAddress.test(request.url()) ? (/(\d+)\.json/.exec(request.url()) ?? []) : [];
    if (part !== undefined) parts.add(Number(part));
  });
  return parts;
}

const numbers = (parts: Iterable<number>) => [...new Set(parts)].sort((a, b) => a - b);

test("texts wait for the first answer, and are those of the results that are shown", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(indexAddress, (route) => held.then(() => route.continue()));
  const asked = textsAskedFor(page);
  await openReady(page, "/");
  const answered = page.waitForResponse(indexAddress);
  const { dialog } = await searchFor(page, "antonovka");
  await expect(dialog.getByText("Loading the search index…")).toBeVisible();
  expect([...asked]).toEqual([]);
  release();
  const [{ documents, texts }] = (await (await answered).json()) as IndexFile;
  const records = unpackRecords(documents);
  const options = dialog.getByRole("option");
  await expect(options.locator("mark").first()).toBeVisible();
  const shown = await options.evaluateAll((links) => links.map((link) => decodeURI(link.getAttribute("href") ?? "")));
  const parts = shown.map((href) => {
    const record = records.findIndex(({ path, anchor }) => `${path}${anchor && `#${anchor}`}` === href);
    return Math.floor(record / texts.recordsPerFile);
  });
  expect(parts.length).toBeGreaterThan(0);
  expect(numbers(parts).length).toBeLessThan(records.length / texts.recordsPerFile);
  await expect.poll(() => numbers(asked)).toEqual(numbers(parts));

  await test.step("and of the next ones those that are not here yet", async () => {
    const before = asked.size;
    await searchNext(page, "antonovka");
    await expect(options.locator("mark").first()).toBeVisible();
    expect(asked.size).toBe(before);
  });
});

test("texts of a site that was published anew are not shown for the results of the index before it", async ({
  page,
}) => {
  await page.route(textsAddress, async (route) => {
    const file = (await (await route.fetch()).json()) as TextsFile;
    // A doc that came before the others moves all texts by one.
    await route.fulfill({ json: { ...file, of: "moved", texts: ["Of another page.", ...file.texts] } });
  });
  await openReady(page, "/");
  const answered = page.waitForResponse(textsAddress);
  const { dialog } = await searchFor(page, "petals");
  await answered;
  await expect(dialog.getByRole("option").first()).toHaveAttribute("href", /\/petals\//);
  await expect(dialog.getByText("Of another page.")).toHaveCount(0);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});
