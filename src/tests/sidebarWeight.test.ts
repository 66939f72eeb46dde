import zlib from "node:zlib";
import { expect, test } from "vitest";
import { docLibrary } from "../docs/library/docLibrary";
import { sidebarBranches } from "../docs/library/sidebarBranches";
import { localeKeys } from "../site/locales";
import { currentVersion } from "../site/names";
import { docPlaces } from "./benchmarks/build/docPlaces";
import { sidebarBudget } from "./support/built/budgets";
import { docRecord } from "./support/content/docRecords";

/** The heaviest part of a sidebar that a page brings, in bytes, when a site has so many docs of each language. */
function heaviestBranch(count: number): number {
  const records = docPlaces(count).flatMap(({ slug, isIndex, position }) =>
    localeKeys.map((locale) =>
      docRecord(`${locale}/${slug}${isIndex ? "/index" : ""}.mdx`, {
        title: `What readers look for, ${slug.replaceAll("/", " ")}`,
        position,
      }),
    ),
  );
  const branches = sidebarBranches(docLibrary(records).sidebar("en", currentVersion));
  expect(branches.length).toBeGreaterThan(12);
  return Math.max(...branches.map(({ items }) => zlib.brotliCompressSync(JSON.stringify(items)).length));
}

// Of all that a first load asks for, only this could grow with the number of docs; the whole sidebar comes later.
test.each([115, 1000])("with %i docs what a page brings of the sidebar keeps to its budget", (count) => {
  expect(heaviestBranch(count)).toBeLessThan(sidebarBudget);
});
