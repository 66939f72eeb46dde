import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../../support/sites/copyProject";
import { editOneDoc, makeBareSite, makeOurSite, writeContent } from "./benchSites";
import { buildLog } from "./buildLog";
import { measureProcess } from "./measureProcess";
import { proseSample } from "./proseSample";
import { growthTable, type Measured, sizeTable } from "./report";

const runs = ["cold", "edit", "same"] as const;
type Run = (typeof runs)[number];
type Options = { only: Run | null; bare: boolean; keep: boolean; json: string | null };

/** `npm run bench:build -- 115 1000`: what building a site of so many docs costs. See README.md above this folder. */
async function benchBuild(sizes: number[], { only, bare, keep, json }: Options): Promise<void> {
  const samples = { en: proseSample(projectRoot, "en"), ru: proseSample(projectRoot, "ru") };
  const all: Measured[] = [];
  for (const docs of sizes) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), `indigo-x-docs-bench-${docs}-`));
    writeContent(folder, samples, docs);
    const ours = path.join(folder, "ours");
    makeOurSite(ours, folder, docs);
    const measured = await measureSite("ours", ours, docs, only);
    if (bare) {
      const site = path.join(folder, "bare");
      makeBareSite(site, folder);
      measured.push(...(await measureSite("bare", site, docs, only)));
    }
    console.log(`\n${sizeTable(measured)}`);
    all.push(...measured);
    if (keep) console.log(`\nkept: ${folder}`);
    else fs.rmSync(folder, { recursive: true, force: true });
  }
  const growth = growthTable(all);
  if (growth) console.log(`\n${growth}`);
  if (json) fs.writeFileSync(json, `${JSON.stringify(all, null, 2)}\n`);
}

/** Builds a site from nothing, after one edit, and after none; each build stands on the one before. */
async function measureSite(site: string, folder: string, docs: number, only: Run | null): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const run of runs) {
    const isNeeded = only === null || run === only || run === "cold";
    if (!isNeeded) continue;
    if (run === "edit") editOneDoc(folder, docs);
    const build = { site, run, docs, ...(await measureBuild(folder)) };
    console.error(`${site}, ${run}, 2 × ${docs}: ${build.seconds.toFixed(1)} s`);
    if (only === null || run === only) measured.push(build);
  }
  return measured;
}

async function measureBuild(folder: string): Promise<Omit<Measured, "site" | "run" | "docs">> {
  const gatsby = path.join(projectRoot, "node_modules", "gatsby", "cli.js");
  // CI makes Gatsby's log plain lines, without colours and moving cursors.
  const env = { ...process.env, CI: "true", NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1" };
  const { code, output, ...cost } = await measureProcess([process.execPath, gatsby, "build"], { cwd: folder, env });
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output.slice(-5000)}`);
  return { ...cost, ...buildLog(output), publicMegabytes: folderSize(path.join(folder, "public")) / 1024 ** 2 };
}

/** Bytes of all files in a folder. */
function folderSize(folder: string): number {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    bare: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    json: { type: "string" },
  },
});
const only = runs.find((run) => run === values.only) ?? null;
const sizes = positionals.map(Number);
if ((values.only && !only) || sizes.length === 0 || sizes.some((size) => !Number.isInteger(size))) {
  console.error("npm run bench:build -- SIZE… [--only cold|edit|same] [--bare] [--keep] [--json FILE]");
  process.exit(1);
}
void benchBuild(sizes, { only, bare: values.bare, keep: values.keep, json: values.json ?? null });
