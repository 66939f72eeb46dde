import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { contentPages } from "../support/content/contentPages";
import { projectRoot } from "../support/sites/copyProject";
import { type DevelopServer, startDevelop, tellWhenFailed } from "../support/sites/developServer";
import { developPort } from "../support/sites/sites";

type Answer = { data?: Record<string, { nodes?: unknown[] }>; errors?: { message: string }[] };

type SchemaAnswer = { data: { __schema: { queryType: { fields: { name: string }[] } } } };

let server: DevelopServer;
let endpoint = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ request }) => {
  test.setTimeout(300_000);
  server = await startDevelop(request, { port: developPort });
  endpoint = `${server.address}/___graphql`;
});

test.afterEach(() => tellWhenFailed(server, test.info()));
test.afterAll(() => server.stop());

const readme = fs.readFileSync(path.join(projectRoot, "README.md"), "utf8");
const queries = [...readme.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = ""]) => query);

test("the README has seven queries", () => {
  expect(queries).toHaveLength(7);
});

for (const query of queries) {
  const name = /query (\w+)/.exec(query)?.[1] ?? "";
  test(`an author gets an answer to ${name} [S10.2, S10.9]`, async ({ request }) => {
    const response = await request.post(endpoint, { data: { query } });
    const answer = (await response.json()) as Answer;
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toBeDefined();
  });
}

test("the answers are about our content [S10.5, S10.6]", async ({ request }) => {
  const ask = async (name: string) => {
    const query = queries.find((candidate) => candidate.includes(`query ${name}`));
    return ((await (await request.post(endpoint, { data: { query } })).json()) as Answer).data;
  };
  const section = /section: \{ eq: "([^"]+)" \}/.exec(readme)?.[1] ?? "";
  const russian = contentPages("ru").filter(({ path }) => path.startsWith(`/ru/${section}/`));
  expect(russian.length).toBeGreaterThan(0);
  expect((await ask("RussianProfileDocs"))?.allDoc?.nodes).toHaveLength(russian.length);
  expect((await ask("WithoutDescription"))?.allDoc?.nodes).toEqual([]);
  expect((await ask("MissingInRussian"))?.allDoc?.nodes).toEqual([]);
  expect(JSON.stringify(await ask("SidebarTree"))).toContain(russian[0]?.path);
});

test("the data layer knows documents and what belongs to them, and no business [S3.1, S6.1]", async ({ request }) => {
  const query = "{ __schema { queryType { fields { name } } } }";
  const answer = (await (await request.post(endpoint, { data: { query } })).json()) as SchemaAnswer;
  const fields = answer.data.__schema.queryType.fields
    .map(({ name }) => name)
    .filter((name) => !name.startsWith("all"));
  const gatsbysOwn = /^(file|directory|site|sitePage|sitePlugin|siteBuildMetadata|siteFunction|mdx|locale)$/;
  expect(fields.filter((name) => !gatsbysOwn.test(name)).sort()).toEqual([
    "doc",
    "home",
    "localSearchDocsEnCurrent",
    "localSearchDocsRuCurrent",
    "missedChange",
    "searchPages",
    "sidebar",
    "sidebarBranch",
  ]);
});

test("GraphiQL opens in the browser [S10.9]", async ({ page }) => {
  await page.goto(endpoint);
  await expect(page).toHaveTitle(/GraphiQL/);
});
