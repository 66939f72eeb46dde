import { expect, test } from "vitest";
import { takeNearest } from "./takeNearest";

test("takes what is nearest to the open page first, then in the order in which it came", () => {
  const waiting = ["/", "/api/", "/profiles/fingerprint/", "/profiles/create/", "/profiles/", "/search/"];
  const taken = Array.from({ length: 7 }, () => takeNearest(waiting, "/profiles/create/"));
  expect(taken).toEqual([
    "/profiles/create/",
    "/profiles/fingerprint/",
    "/profiles/",
    "/",
    "/api/",
    "/search/",
    undefined,
  ]);
  expect(waiting).toEqual([]);
});

test("keeps to the language and the version of the open page", () => {
  const waiting = ["/profiles/", "/ru/1.0/profiles/", "/ru/cookies/", "/ru/1.0/cookies/"];
  expect(takeNearest(waiting, "/ru/1.0/cookies/import/")).toBe("/ru/1.0/cookies/");
  expect(takeNearest(waiting, "/ru/1.0/cookies/import/")).toBe("/ru/1.0/profiles/");
  expect(takeNearest(waiting, "/ru/1.0/cookies/import/")).toBe("/ru/cookies/");
});
