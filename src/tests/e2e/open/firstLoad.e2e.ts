import { expect, test } from "@playwright/test";
import { openPage } from "../../support/openPage";

for (const path of ["/", "/plants/", "/ru/", "/ru/plants/"]) {
  test(`of ${path}: its data is asked for early, and once`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, path);
    const data = `/page-data${path === "/" ? "/index/" : path}page-data.json`;
    expect(asked.filter((address) => address === data)).toHaveLength(1);
    // Before Gatsby's own data about the site, which only its running scripts ask for.
    expect(asked.indexOf(data)).toBeLessThan(asked.indexOf("/page-data/app-data.json"));
  });
}
