import fs from "node:fs";
import path from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { type DevelopServer, startDevelop, tellWhenFailed } from "../support/sites/developServer";
import { savesPort } from "../support/sites/sites";

/** Milliseconds between two saves: while Gatsby reads, makes pages, queries, waits, or sleeps. */
const pauses = [20, 700, 90, 1300, 250, 450, 30, 900, 150, 2500];
const saves = 100;
/** Of two docs in turn, so that some fall into every round of queries, for longer than seven of them take. */
const unpausedSaves = 500;

const docs = [
  { locale: "en", page: "/plants/care/", file: "content/en/plants/care.mdx" },
  { locale: "ru", page: "/ru/plants/care/", file: "content/ru/plants/care.mdx" },
] as const;

type PageData = { result?: { data?: { doc?: { locale: string; tree: unknown } | null } } };

let server: DevelopServer;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ request }) => {
  test.setTimeout(600_000);
  server = await startDevelop(request, { port: savesPort, fixture: "garden" });
  // GraphiQL answers before the first pages do.
  for (const { locale, page } of docs)
    await expect.poll(async () => (await docAt(request, page))?.locale, { timeout: 120_000 }).toBe(locale);
});

test.afterEach(() => tellWhenFailed(server, test.info()));
test.afterAll(() => server.stop());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function docAt(request: APIRequestContext, page: string) {
  const answer = await request.get(`${server.address}/page-data${page}page-data.json`, {
    // A busy development server may close a connection just as it is used again.
    maxRetries: 3,
  });
  return answer.ok() ? ((await answer.json()) as PageData).result?.data?.doc : null;
}

test("however awkward the moments of saving, each language shows its own text, always, and the last save at the end", async ({
  request,
}) => {
  test.setTimeout(600_000);
  const originals = docs.map(({ file }) => fs.readFileSync(path.join(server.folder, file), "utf8"));
  const sentences = docs.map(() => "");
  let isSaving = true;
  const watched = docs.map(async ({ locale, page }) => {
    const shown: string[] = [];
    while (isSaving) {
      // While Gatsby writes a page's data it may give no answer; what it answers is in the page's language.
      const doc = await docAt(request, page);
      if (doc) shown.push(doc.locale);
      await pause(50);
    }
    return { page, locale, shown };
  });
  for (let save = 0; save < saves; save += 1) {
    const at = save % 3 === 2 ? 1 : 0;
    sentences[at] = `Sentence number ${save} of this test.`;
    fs.writeFileSync(path.join(server.folder, docs[at].file), `${originals[at]}\n${sentences[at]}\n`);
    await pause(pauses[save % pauses.length] ?? 0);
  }
  isSaving = false;
  for (const { page, locale, shown } of await Promise.all(watched)) {
    expect(new Set(shown), page).toEqual(new Set([locale]));
    expect(shown.length, `answers for ${page}`).toBeGreaterThan(10);
  }
  for (const [at, { page }] of docs.entries()) {
    await expect
      .poll(async () => JSON.stringify((await docAt(request, page))?.tree), { timeout: 30_000 })
      .toContain(sentences[at]);
  }
});

test("saving without a pause does not end the server, and the last save shows", async ({ request }) => {
  test.setTimeout(120_000);
  const files = docs.map(({ file }) => path.join(server.folder, file));
  const originals = files.map((file) => fs.readFileSync(file, "utf8"));
  for (let save = 0; save < unpausedSaves; save += 1) {
    const at = save % files.length;
    fs.writeFileSync(files[at] ?? "", `${originals[at]}\nSave number ${save} without a pause.\n`);
    await pause(50);
  }
  for (const { page } of docs) {
    await expect
      .poll(async () => JSON.stringify((await docAt(request, page))?.tree), { timeout: 50_000 })
      .toMatch(new RegExp(`Save number ${unpausedSaves - 1}|Save number ${unpausedSaves - 2}`));
  }
});

test("search knows what has just been written", async ({ request }) => {
  const file = path.join(server.folder, docs[0].file);
  fs.writeFileSync(file, `${fs.readFileSync(file, "utf8")}\nZyzzogeton is a word that no other doc has.\n`);
  await expect
    .poll(async () => (await request.get(`${server.address}/search-index-en.json`)).text(), { timeout: 30_000 })
    .toContain("zzogeton");
});

test("a changed product fact shows without a new start", async ({ request }) => {
  test.setTimeout(120_000);
  const facts = path.join(server.folder, "src", "site", "facts.ts");
  fs.appendFileSync(path.join(server.folder, docs[0].file), '\nThe port is <Fact name="launcherPort" />.\n');
  const original = fs.readFileSync(facts, "utf8");
  fs.writeFileSync(facts, original.replace(/(launcherPort: \{ value: )"\d+"/, '$1"61234"'));
  await expect
    .poll(async () => JSON.stringify((await docAt(request, docs[0].page))?.tree), { timeout: 50_000 })
    .toContain("61234");
  fs.writeFileSync(facts, original);
});

test("a new release note shows, and goes with its file", async ({ request }) => {
  test.setTimeout(120_000);
  const page = "/releases/";
  const tree = async () => JSON.stringify((await docAt(request, page))?.tree);
  await expect.poll(tree, { timeout: 50_000 }).toContain("typos");
  const note = path.join(server.folder, "content", "en", "releases", "2026-12-01.md");
  fs.writeFileSync(note, "- Zebras are in the garden.\n");
  await expect.poll(tree, { timeout: 50_000 }).toContain("Zebras");
  fs.rmSync(note);
  await expect.poll(tree, { timeout: 50_000 }).not.toContain("Zebras");
});

test("what is wrong with a doc stands on its page until it is mended", async ({ page }) => {
  test.setTimeout(120_000);
  const file = path.join(server.folder, docs[0].file);
  const original = fs.readFileSync(file, "utf8");
  await page.goto(`${server.address}${docs[0].page}`);
  fs.writeFileSync(file, `${original}\nThis wrod is no word.\n`);
  const finding = page.getByText(/care\.mdx:\d+:\d+ .*«wrod» is in no dictionary/);
  await expect(finding).toBeVisible({ timeout: 50_000 });
  fs.writeFileSync(file, original);
  await expect(finding).toBeHidden({ timeout: 50_000 });
});

test("a doc that is deleted, and an address where none ever was, show the page for what is not found", async ({
  page,
}) => {
  test.setTimeout(120_000);
  fs.rmSync(path.join(server.folder, "content/en/plants/faq.mdx"));
  fs.rmSync(path.join(server.folder, "content/ru/plants/faq.mdx"));
  for (const address of ["/plants/faq/", "/no/such/page/"]) {
    await expect(async () => {
      await page.goto(`${server.address}${address}`);
      await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 50_000 });
  }
});
