import { expect, test } from "vitest";
import { compile } from "../../../tests/support/content/docRecords";

const rowsOf = async (body: string) => (await compile(body)).rows;
const table = (...first: string[]) => ["| A | B |", "|---|---|", ...first.map((cell) => `| ${cell} | x |`)].join("\n");

test("gives rows that begin with code an anchor made of the code", async () => {
  expect(await rowsOf(table("`LOCK_PROFILE_ERROR`", "`--headless`", "`GET /profile/{id}`"))).toEqual([
    "lock_profile_error",
    "headless",
    "get-profile-id",
  ]);
});

test("leaves tables alone whose rows do not all begin with code and nothing else", async () => {
  expect(await rowsOf(table("`one`", "Two"))).toEqual([]);
  expect(await rowsOf(table("`one` and more"))).toEqual([]);
});

test("a name that a heading or an earlier row has gets a number", async () => {
  expect(await rowsOf(`## Start\n\n${table("`start`", "`stop`")}\n\n## Next\n\n${table("`stop`")}`)).toEqual([
    "start-2",
    "stop",
    "stop-2",
  ]);
});

test("what has neither letters nor digits gets none", async () => {
  expect(await rowsOf(table("`--`"))).toEqual([]);
});
