import path from "node:path";
import { expect, test } from "@playwright/test";
import { budgets, overBudget } from "../support/built/budgets";
import { builtDocs } from "../support/built/builtDocs";
import { bytesByKind, firstLoadFiles } from "../support/built/firstLoad";
import { measuredPages } from "../support/built/measuredPages";
import { realSite, siteAddress } from "../support/sites/sites";

const folder = path.join(realSite.folder, "public");

for (const { locale, kind, path: address } of measuredPages(builtDocs(folder))) {
  test(`what a reader loads to use a page of the kind «${kind}» in "${locale}" keeps to its budget`, async ({
    browser,
  }) => {
    const files = await firstLoadFiles(browser, `${siteAddress(realSite)}${address}`);
    const bytes = bytesByKind(folder, files);
    expect(bytes.html).toBeGreaterThan(0);
    expect(bytes.scripts).toBeGreaterThan(0);
    expect(overBudget(bytes, budgets[locale][kind]), `${address} asks for ${files.join(" ")}`).toEqual([]);
  });
}
