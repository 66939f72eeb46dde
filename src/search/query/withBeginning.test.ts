import { expect, test } from "vitest";
import { page, searcherOf } from "../../tests/support/content/testSearcher";
import { search } from "../search";

const site = searcherOf(
  page("/invite/", "Invite members", { "": "Send an invitation to members of your team." }),
  page("/screen/", "Screen size", { "": "Sites see how large your screen is." }),
  page("/ip/", "Change the IP address", { "": "Ask for another address." }),
);
const found = (query: string) => search(site, query).map(({ record }) => record.path);

test.each(["team s", "team sc", "team scr"])("«%s» still answers the words before the one that begins", (query) =>
  expect(found(query)[0]).toBe("/invite/"),
);

test("a beginning asks for as much as it says: a whole word counts in full, a lone beginning too", () => {
  expect(found("members screen size")[0]).toBe("/screen/");
  expect(found("sc")).toEqual(["/screen/"]);
  expect(found("how to sc")[0]).toBe("/screen/");
});

test("a short word that texts have is no beginning", () => {
  expect(found("members change ip")[0]).toBe("/ip/");
});
