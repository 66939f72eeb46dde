import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { localeKeys } from "../../site/locales";
import { makeOurSite, writeContent } from "../benchmarks/build/benchSites";
import { proseSample } from "../benchmarks/build/proseSample";
import { budgetsOfThousand, overBudget } from "../support/built/budgets";
import { builtDocs } from "../support/built/builtDocs";
import { bytesByKind, firstLoadFiles } from "../support/built/firstLoad";
import { measuredPages, pageKinds } from "../support/built/measuredPages";
import { withPlainHost } from "../support/served/plainHost";
import { projectRoot } from "../support/sites/copyProject";
import { buildSite } from "../support/sites/buildFixture";

const docsOfEachLanguage = 1000;
const folder = path.join(os.tmpdir(), "indigo-x-docs-thousand");
const place = { folder: path.join(folder, "site"), port: 0, prefix: "" };
const garden = path.join(projectRoot, "src", "tests", "fixtures", "garden");

test.describe("With a thousand docs of each language", () => {
  test.beforeAll(() => {
    test.setTimeout(600_000);
    fs.rmSync(folder, { recursive: true, force: true });
    const written = path.join(folder, "written");
    writeContent(written, { en: proseSample(garden, "en"), ru: proseSample(garden, "ru") }, docsOfEachLanguage);
    makeOurSite(place.folder, written, docsOfEachLanguage);
    const { code, output } = buildSite(place);
    expect(code, output).toBe(0);
  });
  test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test("a first load weighs what it weighs with a hundred: the pages keep to their budgets, by kind of file", async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const built = path.join(place.folder, "public");
    const docs = builtDocs(built);
    expect(docs.length).toBeGreaterThanOrEqual(2 * docsOfEachLanguage);
    const pages = measuredPages(docs);
    expect(pages).toHaveLength(localeKeys.length * pageKinds.length);
    await withPlainHost(place, async (address) => {
      for (const { locale, kind, path: page } of pages) {
        const bytes = bytesByKind(built, await firstLoadFiles(browser, address + page));
        expect.soft(overBudget(bytes, budgetsOfThousand[locale][kind]), `${kind} in "${locale}": ${page}`).toEqual([]);
      }
    });
  });
});
