import { expect, test } from "vitest";
import { page, searcherOf } from "../../tests/support/content/testSearcher";
import { search } from "../search";
import { expandQuery } from "./expandQuery";

const site = searcherOf(
  page("/sign-in/", "Sign in", { "": "Open the form and enter your address." }),
  page("/logs/", "Logs", { "": "Files in which each day has a log." }),
  page("/start/", "Set up the pump", { "": "The setup takes a minute: screw it on." }),
  page("/clock/", "Clock", { "": "Choose a time zone for the clock." }),
  page("/workspace/", "Workspaces", { "": "Where the team works." }),
  page("/space/", "Work in space", { "": "It has little space." }),
  page("/2fa/", "Turn on 2FA", { "": "Then 2 codes are asked for." }),
  page("/notes/", "Songs in 2 notes", { "": "Fa and sol on auto, 2 of 2." }),
  page("/prints/", "Fingerprints", { "": "What a pattern tells." }),
  page("/printing/", "Print", { "": "Point at it with a finger." }),
  page("/automatic/", "Automatic start", { "": "Who has a login has it." }),
);
const found = (query: string) => search(site, query).map(({ record }) => record.path);

test.each(["log in", "logging in", "login", "log-in", "sign in", "signin", "sign-in"])(
  "«%s» finds how to sign in, and no log",
  (query) => {
    expect(found(query)[0]).toBe("/sign-in/");
    if (query.includes(" ")) expect(found(query)).not.toContain("/logs/");
  },
);

test("a particle says what the word before it says, and is asked of no page", () => {
  const particles = ["log in page ", "sign out "].flatMap((query) => expandQuery(query, site).slice(1, 2));
  expect(particles.map(({ isOptional }) => isOptional)).toEqual([true, true]);
  expect(particles.flatMap(({ meanings }) => meanings.map(({ stem }) => stem))).not.toContain("sign");
});

test("a log is a log where nobody logs in", () => {
  expect(found("log")[0]).toBe("/logs/");
});

test.each([
  ["setup", "/start/"],
  ["set up", "/start/"],
  ["timezone", "/clock/"],
  ["time zone", "/clock/"],
  ["workspace", "/workspace/"],
  ["work-space", "/workspace/"],
  ["2 fa", "/2fa/"],
  ["finger print", "/prints/"],
])("«%s» is found together and apart", (query, first) => {
  expect(found(query)[0]).toBe(first);
});

test("a name with a number is found apart where readers type it together", () => {
  const five = { path: "/five/", title: "SOCKS5", section: "" };
  const first = (keywords: string) => {
    const sections = [{ heading: "", anchor: "", text: "The newest protocol.", keywords }];
    const knitwear = page("/knitwear/", "Knitwear", { "": "Wear 5 socks, and then 5 more." });
    return search(searcherOf({ ...five, sections }, knitwear), "socks 5")[0]?.record.path;
  };
  expect([first("socks5 proxy"), first("")]).toEqual(["/five/", "/knitwear/"]);
});

test("another name of a thing is as good as the word, half of its name is not", () => {
  const meant = (query: string, stem: string) =>
    expandQuery(`${query} pump`, site)[0]?.meanings.find((meaning) => meaning.stem === stem)?.weight ?? 0;
  expect(meant("login", "sign")).toBe(1);
  expect(meant("setup", "set")).toBeGreaterThan(0);
  expect(meant("setup", "set")).toBeLessThan(1);
});

test("halves of a word mean what they mean alone", () => {
  const [first] = expandQuery("autologin", site);
  expect(first?.meanings.map(({ stem }) => stem)).toEqual(["auto", "automat"]);
});
