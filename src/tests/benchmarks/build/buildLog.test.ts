import { expect, test } from "vitest";
import { buildLog } from "./buildLog";

const log = `
success load gatsby config - 0.139s
success Running gatsby-plugin-x.onPreInit - 0.001s
warn content/en/a.mdx:3:1 a warning - 5.0s
success createPages - 15.860s
success run static queries - 0.250s - 2/2 8.00/s
success run page queries - 1.500s - 5/5 3.33/s
success Building static HTML for pages - 5.234s - 267/267 51.01/s
info Done building in 146.123320093 sec
`;

test("names each step of a build with its seconds, and counts queries and pages", () => {
  const { steps, queries, pages } = buildLog(log);
  expect(steps.map(({ name, seconds }) => [name, seconds])).toEqual([
    ["load gatsby config", 0.139],
    ["Running gatsby-plugin-x.onPreInit", 0.001],
    ["createPages", 15.86],
    ["run static queries", 0.25],
    ["run page queries", 1.5],
    ["Building static HTML for pages", 5.234],
  ]);
  expect({ queries, pages }).toEqual({ queries: 7, pages: 267 });
});

test("counts queries that workers ran", () => {
  expect(buildLog("success run queries in workers - 20.415s - 268/268 13.13/s").queries).toBe(268);
});

test("adds up a step that runs twice", () => {
  const twice = "success run page queries - 1.5s - 5/5 3.3/s\nsuccess run page queries - 0.5s - 2/2 4/s";
  expect(buildLog(twice)).toEqual({ steps: [{ name: "run page queries", seconds: 2, done: 7 }], queries: 7, pages: 0 });
});

test("says that nothing was queried or rendered when the log names neither", () => {
  expect(buildLog("success createPages - 1s\n")).toMatchObject({ queries: 0, pages: 0 });
});
