import path from "node:path";
import { expect, test } from "@playwright/test";
import { localeKeys } from "../../site/locales";
import { budgets, overBudget } from "../support/built/budgets";
import { builtDocs } from "../support/built/builtDocs";
import { bytesByKind, firstLoadFiles } from "../support/built/firstLoad";
import { type MeasuredPage, measuredPages, pageKinds } from "../support/built/measuredPages";
import { realSite, siteAddress } from "../support/sites/sites";

const folder = path.join(realSite.folder, "public");
let pages: MeasuredPage[] = [];

test.beforeAll(() => {
  pages = measuredPages(builtDocs(folder));
});

for (const locale of localeKeys)
  for (const kind of pageKinds) {
    test(`what a reader loads to use a page of the kind «${kind}» in "${locale}" keeps to its budget`, async ({
      browser,
    }) => {
      const address = pages.find((page) => page.locale === locale && page.kind === kind)?.path;
      const files = await firstLoadFiles(browser, `${siteAddress(realSite)}${address}`);
      const bytes = bytesByKind(folder, files);
      expect(bytes.html).toBeGreaterThan(0);
      expect(bytes.scripts).toBeGreaterThan(0);
      expect(overBudget(bytes, budgets[locale][kind]), `${address} asks for ${files.join(" ")}`).toEqual([]);
    });
  }
