import { expect, test } from "vitest";
import { startingPoints } from "../../site/home";
import { docRecord, twins } from "../../tests/support/content/docRecords";
import { docLibrary } from "./docLibrary";
import { startingLinks } from "./home";

const [first, second] = startingPoints.map((path) => path.slice(1, -1));
const library = docLibrary([
  ...twins(`${first}.mdx`),
  ...twins(`${second}.mdx`),
  docRecord(`versions/1.0/en/${first}.mdx`),
]);

test("good docs to begin with are those of the version, and the current one's where it has none", () => {
  const paths = (locale: "en" | "ru", version: string) =>
    startingLinks(library, { locale, version }).map(({ path }) => path);
  expect(paths("en", "current")).toEqual([`/${first}/`, `/${second}/`]);
  expect(paths("en", "1.0")).toEqual([`/1.0/${first}/`, `/${second}/`]);
  expect(paths("ru", "1.0")).toEqual([`/ru/1.0/${first}/`, `/ru/${second}/`]);
});
