import { expect, test } from "@playwright/test";
import { openPage } from "../../support/openPage";

test("the mark of a link to another site stands in the line of its words [S2.26]", async ({ page }) => {
  await openPage(page, "/market/");
  const link = page.getByRole("main").getByRole("link", { name: /^seed catalogue/ });
  const words = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild ?? element);
    return range.getBoundingClientRect().bottom;
  });
  const mark = await link.locator("svg").boundingBox();
  expect(mark?.y ?? Infinity).toBeLessThan(words);
});
