import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { rankedAnswer } from "../../search/search";
import { siteSearchers } from "../support/content/siteSearchers";

/**
 * Fresh queries with a right page, and the headings below which somebody who read that page, and saw nothing of search,
 * found the answer, the best first; "" is the top of the page.
 */
type Landing = { query: string; page: string; sections: string[] };

const landings = (locale: "en" | "ru"): Landing[] =>
  JSON.parse(fs.readFileSync(path.join(__dirname, "landings", `${locale}.json`), "utf8")) as Landing[];

/** The shares that search has reached, from 0 to 1, and must not fall below: the best section, and one of those named. */
const least = { en: { best: 0.587, right: 0.695 }, ru: { best: 0.58, right: 0.746 } };

test.each(["en", "ru"] as const)("a reader is led to the section that answers, in %s [S1.19]", async (locale) => {
  const { searcher, other } = await siteSearchers(locale);
  const known = new Set(searcher.records.map((record) => `${record.path}#${record.heading}`));
  // A writer may have renamed a section, or the whole page.
  const asked = landings(locale)
    .map(({ page, sections, ...item }) => ({
      ...item,
      page,
      sections: sections.filter((one) => known.has(`${page}#${one}`)),
    }))
    .filter(({ sections }) => sections.length > 0);
  const led = asked.map(({ query, page, sections }) => {
    const row = rankedAnswer(searcher, query, { other }).ranked.find(({ record }) => record.path === page);
    return { query, to: row?.record.heading, sections };
  });
  const wrong = led.filter(({ to, sections }) => to === undefined || !sections.includes(to));
  console.log(
    wrong
      .map(
        ({ query, to, sections }) =>
          `${query} → ${to === undefined ? "no row" : to || "top"} instead of ${sections[0] || "top"}`,
      )
      .join("\n"),
  );
  expect(asked.length).toBeGreaterThanOrEqual(190);
  expect(led.filter(({ to, sections }) => to === sections[0]).length / led.length).toBeGreaterThanOrEqual(
    least[locale].best,
  );
  expect(1 - wrong.length / led.length).toBeGreaterThanOrEqual(least[locale].right);
});
