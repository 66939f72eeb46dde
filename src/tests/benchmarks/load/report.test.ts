import { expect, test } from "vitest";
import { budgets } from "../../support/built/budgets";
import type { DocRun, MeasuredDoc } from "./loadTypes";
import { bytesTable, timesTable } from "./report";

const run = (hydrated: number, search: DocRun["search"] = null): DocRun => ({
  work: 200,
  load: { firstPaint: 900.4, largestPaint: 1200, blocking: 250, hydrated },
  navigation: { notVisited: 126, visited: 143 },
  interactions: { theme: [40, 48], folding: [16, 24], drawer: [hydrated / 100] },
  search,
});
const doc = (fields: Partial<MeasuredDoc>): MeasuredDoc => ({
  locale: "en",
  kind: "short doc",
  path: "/a/",
  runs: [run(3600), run(3400), run(9000)],
  ...fields,
});

test("puts the medians of all runs side by side, and the longest of the presses", () => {
  const searched = run(3000, { firstResult: 1982.4, nextQueries: [10, 70, 190, 60], typing: [24, 104, 32] });
  const table = timesTable([doc({}), doc({ locale: "ru", kind: "long doc", runs: [searched] })]);
  expect(table.split("\n")).toEqual([
    "| median of 3, ms | en, short doc | ru, long doc |",
    "| --- | ---: | ---: |",
    "| first / largest paint | 900 / 1200 | 900 / 1200 |",
    "| blocking time | 250 | 250 |",
    "| hydrated | 3600 | 3000 |",
    "| next page, not visited / visited before | 126 / 143 | 126 / 143 |",
    "| search: first result | – | 1982 |",
    "| search: next query, median / p95 | – | 60 / 190 |",
    "| typing in search, median / longest | – | 32 / 104 |",
    "| opening the drawer, median / longest | 36 / 90 | 30 / 30 |",
    "| switching the theme, median / longest | 40 / 48 | 40 / 48 |",
    "| folding a section, median / longest | 16 / 24 | 16 / 24 |",
    "| the machine: a fixed piece of work, median / longest | 200 / 200 | 200 / 200 |",
  ]);
});

test("weighs pages in KiB and names what is over its budget", () => {
  const light = { html: 1024, scripts: 2048, data: 512, other: 0 };
  const heavy = { ...light, scripts: budgets.ru.home.scripts + 1 };
  const table = bytesTable([
    { locale: "en", kind: "home", path: "/", bytes: light },
    { locale: "ru", kind: "home", path: "/ru/", bytes: heavy },
  ]);
  const [, , first, second] = table.split("\n");
  expect(first).toBe("| en, home | 3.5 | 1.0 | 2.0 | 0.5 | 0.0 | – |");
  expect(second).toContain(`| scripts: ${heavy.scripts} bytes, the budget is ${budgets.ru.home.scripts} |`);
});
