import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { localeKeys } from "../../../site/locales";
import { browserPath } from "../../support/browserPath";
import { type BuiltDoc, builtDocs, chooseDocs } from "../../support/built/builtDocs";
import { bytesByKind, firstLoadFiles } from "../../support/built/firstLoad";
import { measuredPages } from "../../support/built/measuredPages";
import { projectRoot } from "../../support/sites/copyProject";
import type { DocRun, MeasuredDoc, WeighedPage } from "./loadTypes";
import { measureInteractions } from "./measureInteractions";
import { measureLoad } from "./measureLoad";
import { measureNavigation } from "./measureNavigation";
import { measureSearch } from "./measureSearch";
import { bytesTable, timesTable } from "./report";
import { serveSite } from "./siteServer";
import { cpuSlowdown, network, startVisit, windows } from "./slowPhone";

type Task = { doc: BuiltDoc; neighbour: BuiltDoc; search: { word: string; queries: string[] } | null };

/** Queries that follow the first one in a run: titles of docs from all over the site. */
const queryCount = 12;

/** `npm run bench:load`: how soon a reader with a slow phone can read and use our pages. See README.md above this folder. */
async function benchLoad(folder: string, runs: number, json: string | null): Promise<void> {
  const docs = builtDocs(folder);
  const server = await serveSite(folder);
  const executablePath = browserPath();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
  try {
    const weighed = await weighPages(browser, server.origin, folder, docs);
    console.log(`\n${bytesTable(weighed)}\n`);
    const tasks = localeKeys.flatMap((locale) => tasksOf(docs, locale));
    const measured = tasks.map(({ doc, search }): MeasuredDoc => {
      return { locale: doc.locale, kind: search ? "short doc" : "long doc", path: doc.path, runs: [] };
    });
    // Round 0 compresses what is asked for and is not counted. A round goes through all docs, so that a busy minute of
    // the machine does not fall on one of them.
    for (let round = 0; round <= runs; round += 1)
      for (const [place, task] of tasks.entries()) {
        const run = await runOnce(browser, server.origin, task, round > 0);
        if (round === 0) continue;
        measured[place]?.runs.push(run);
        console.error(`${round}/${runs} ${task.doc.path}: hydrated after ${run.load.hydrated.toFixed(0)} ms`);
      }
    console.log(`\n${timesTable(measured)}`);
    const conditions = { network, cpuSlowdown, windows, chromium: browser.version(), date: new Date().toISOString() };
    if (json)
      fs.writeFileSync(json, `${JSON.stringify({ checkout: checkout(), conditions, weighed, measured }, null, 2)}\n`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** The first load of a page of each kind in each language, without waiting: bytes do not depend on time. */
async function weighPages(browser: Browser, origin: string, folder: string, docs: BuiltDoc[]): Promise<WeighedPage[]> {
  const weighed: WeighedPage[] = [];
  for (const page of measuredPages(docs)) {
    const files = await firstLoadFiles(browser, origin + page.path);
    weighed.push({ ...page, bytes: bytesByKind(folder, files) });
  }
  return weighed;
}

/** What is measured in a language: the short doc, with search, and the long one. */
function tasksOf(docs: BuiltDoc[], locale: BuiltDoc["locale"]): Task[] {
  const { short, neighbour, long, nextToLong } = chooseDocs(docs, locale);
  const titles = [...new Set(docs.filter((doc) => doc.locale === locale).map(({ title }) => title))];
  const queries = Array.from(
    { length: queryCount },
    (_, index) => titles[Math.floor((index * titles.length) / queryCount)] ?? "",
  );
  const [word = ""] = (short.title.match(/\p{L}+/gu) ?? []).sort((a, b) => b.length - a.length);
  return [
    { doc: short, neighbour, search: { word, queries } },
    { doc: long, neighbour: nextToLong, search: null },
  ];
}

/** Measures a doc once, each part with empty caches: opened, searched and used; then reached from its neighbour. */
async function runOnce(browser: Browser, origin: string, task: Task, isSlow: boolean): Promise<DocRun> {
  const { doc, neighbour } = task;
  const first = await startVisit(browser, origin, isSlow);
  const load = await measureLoad(first, origin + doc.path);
  const search = task.search && (await measureSearch(first, task.search.word, task.search.queries));
  const interactions = await measureInteractions(first);
  await first.close();
  const second = await startVisit(browser, origin, isSlow);
  await measureLoad(second, origin + neighbour.path);
  const navigation = await measureNavigation(second, neighbour.path, doc.path);
  await second.close();
  return { work: first.work, load, navigation, interactions, search };
}

/** The commit of this checkout; the site is the one that was built last. */
function checkout(): string {
  return execFileSync("git", ["rev-parse", "HEAD"], { cwd: projectRoot, encoding: "utf8" }).trim();
}

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    json: { type: "string" },
    site: { type: "string", default: path.join(projectRoot, "public") },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error("npm run bench:load -- [--runs N] [--site FOLDER] [--json FILE]");
  process.exit(1);
}
if (!fs.existsSync(path.join(values.site, "index.html"))) {
  console.error(`There is no built site in ${values.site}: run \`npm run build\` first, or name one with --site.`);
  process.exit(1);
}
void benchLoad(values.site, runs, values.json ?? null);
