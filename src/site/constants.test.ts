import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { analyzerOf } from "../search/words/analyzer";
import { mobileMaxWidth, mobileQuery } from "./breakpoints";
import { progress } from "./behaviour";
import { listedLevels } from "./listedLevels";
import { searchLimits } from "./searchLimits";
import { defaultLocale, localeKeys, locales } from "./locales";
import { copyrightYear, currentVersion, documentTitle, siteTitle, titleSeparator } from "./names";
import { siteConfig } from "./siteConfig";
import { storageKeys, tabsKey } from "./storageKeys";

// The fifteen constants of the specification, and the few that belong to them.
test.each([
  ["S1.3, S3.5, S9.1 locales", localeKeys, ["en", "ru"]],
  ["S1.4, S9.1 default locale", defaultLocale, "en"],
  ["S9.3 rows in the search dialog", searchLimits.dialogHits, 8],
  ["S9.3 hits on the search page", searchLimits.pageHits, 100],
  ["S9.4 characters of context", searchLimits.excerptLength, 50],
  ["S9.7, S9.8 mobile breakpoint", mobileMaxWidth, 996],
  ["S9.9 delay of the progress bar", progress.delay, 200],
  ["S9.10 minimum of the progress bar", progress.minimum, 0.08],
  ["S9.11 speed of the progress bar", progress.speed, 200],
  ["S9.12 trickle interval", progress.trickleSpeed, 800],
  ["S9.13 key of the theme", storageKeys.theme, "theme"],
  ["S1.11 key of the version", storageKeys.version, "docs-preferred-version-default"],
  ["S9.14 levels of the table of contents", [listedLevels.min, listedLevels.max], [2, 3]],
  ["S9.15 copyright year", copyrightYear, 2025],
  ["S9.16 title separator", titleSeparator, " | "],
  ["S1.9 name of the version", siteConfig.versions, [{ name: currentVersion, label: "Next" }]],
  ["S2.30 shortcut of search", siteConfig.search.shortcut, true],
  ["S3.8 HTML language codes", Object.values(locales).map(({ htmlLang }) => htmlLang), ["en", "ru"]],
  ["S1.6, S3.7 direction", Object.values(locales).map(({ direction }) => direction), ["ltr", "ltr"]],
  ["S1.7, S3.6 labels", Object.values(locales).map(({ label }) => label), ["English", "Русский"]],
])("%s [S9.17]", (_name, value, expected) => {
  expect(value).toEqual(expected);
});

test("titles end with the site's name, and the home page has it alone [S1.24, S1.25]", () => {
  expect(documentTitle("Profiles")).toBe("Profiles | Indigo X Docs");
  expect([documentTitle(null), documentTitle(siteTitle)]).toEqual([siteTitle, siteTitle]);
});

test("search knows the words of both languages [S9.2]", () => {
  const { stem } = analyzerOf(null);
  expect([stem("profiles"), stem("профилями")]).toEqual([stem("profile"), stem("профиль")]);
});

test("style sheets and scripts agree on the mobile breakpoint [S9.8]", () => {
  expect(mobileQuery).toBe("(width <= 62.25rem)");
  const files = fs.readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const widths = files
    .flatMap((file) => [...fs.readFileSync(path.join("src", file), "utf8").matchAll(/@media[^{]*width[^{]*/g)])
    .map(([query]) => query);
  expect(widths.filter((query) => query.includes(mobileQuery)).length).toBeGreaterThan(5);
  // 996 px written any other way would part from the others for readers with larger text.
  expect(widths.filter((query) => /99[67]px|min-width|max-width/.test(query))).toEqual([]);
});

test("no two things are stored under one key", () => {
  const keys = [...Object.values(storageKeys), tabsKey("language")];
  expect(new Set(keys).size).toBe(keys.length);
  expect(Object.values(storageKeys).some((key) => key.startsWith(tabsKey("")))).toBe(false);
});
