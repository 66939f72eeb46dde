import { expect, test } from "vitest";
import { page, searcherOf } from "../../tests/support/content/testSearcher";
import { createSearchIndex, loadSearchIndex, search, type Searcher } from "../search";

const first = (searcher: Searcher, query: string) => search(searcher, query)[0]?.record.path;

test("who asks what something is finds the page with its name before pages that say more of it", () => {
  const searcher = searcherOf(
    page("/locked/", "A profile is locked", { "": "What is a profile, what is a lock, and what is a profile for?" }),
    page("/name/", "Profiles", { "": "They are kept apart." }),
  );
  expect(first(searcher, "what is a profile")).toBe("/name/");
  expect(first(searcher, "what are profiles")).toBe("/name/");
  expect(first(searcher, "what a profile is locked")).toBe("/locked/");
});

test("a title that asks the same is exact, too", () => {
  const searcher = searcherOf(
    page("/cli/", "CLI", { "": "All about the command line." }),
    page("/what/", "What is the CLI", { "": "A program." }),
  );
  expect(first(searcher, "what is the cli")).toBe("/what/");
});

test("Russian readers ask what something is in their own words", () => {
  const searcher = searcherOf(
    page("/locked/", "Что делать, если профиль занят", { "": "Что такое профиль, и что такое блокировка профиля?" }),
    page("/name/", "Профили", { "": "Они хранятся отдельно." }),
  );
  expect(first(searcher, "что такое профиль")).toBe("/name/");
});

test("a heading that says what was typed lifts no page for programs, while no word of the query is theirs", () => {
  const rest = { anchor: "", heading: "", text: "Words of many kinds." };
  const records = [
    { ...rest, id: 0, path: "/api/tokens/", section: "API", title: "Tokens" },
    { ...rest, id: 1, path: "/api/tokens/", section: "API", title: "Tokens", heading: "Sign in", anchor: "sign-in" },
    { ...rest, id: 2, path: "/people/", section: "Account", title: "How to sign in to the dashboard" },
  ];
  const searcher = loadSearchIndex(createSearchIndex(records, { locale: "en", programSections: ["API"] }));
  const asForPeople = loadSearchIndex(createSearchIndex(records, { locale: "en" }));
  expect(first(asForPeople, "sign in")).toBe("/api/tokens/");
  expect(first(searcher, "sign in")).toBe("/people/");
});

test("a heading that has the query in it, word for word, comes before a page that says its words more", () => {
  const searcher = searcherOf(
    page("/tongues/", "Languages", {
      "": "Change a language: any profile has one.",
      "To change it": "One changes it.",
    }),
    page("/questions/", "Questions", { "How do I change the language of the window?": "In its menu." }),
  );
  expect(first(searcher, "change language")).toBe("/tongues/");
  expect(first(searcher, "change the language")).toBe("/questions/");
  expect(first(searcher, "change unheardof the language")).toBe("/tongues/");
});
