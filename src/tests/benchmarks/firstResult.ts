import fs from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import zlib from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { searchFiles } from "../../docs/outputs/searchFiles";
import { createSearchIndex } from "../../search/search";
import { projectRoot } from "../support/sites/copyProject";
import { siteRecords } from "../support/content/siteRecords";
import { generatedDocs } from "./generatedDocs";

const sizes = [115, 1000];
const runs = 5;
/** Slow 4G as Lighthouse has it, and a slow phone. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 };
const cpuSlowdown = 4;
const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/**
 * `npm run bench:search -- first-result`: how long a reader on a slow line waits from opening search, with nothing
 * loaded ahead, to the first result of a typed word. The built site (`npm run build`) with indexes of generated docs.
 */
export async function firstResult(): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  for (const locale of ["en", "ru"] as const) {
    const sample = await siteRecords(locale);
    for (const size of sizes) {
      const index = createSearchIndex(generatedDocs(sample, size));
      const files = searchFiles(index, { locale, version: "current", digest: "bench" });
      const contents = [...files].map(([name, file]) => [`/${name}`, JSON.stringify(file)] as const);
      const { server, origin } = await serve(new Map(contents));
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await timeOnce(browser, origin, locale));
      server.close();
      const median = times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
      console.log(`${locale}: ${size} docs: first result after ${Math.round(median)} ms (median of ${runs})`);
    }
  }
  await browser.close();
}

async function timeOnce(browser: Browser, origin: string, locale: "en" | "ru"): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}${locale === "en" ? "" : "/ru"}/releases/`, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const start = performance.now();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(locale === "en" ? "profile" : "профиль");
  await page.getByRole("dialog").getByRole("option").first().waitFor();
  const time = performance.now() - start;
  await context.close();
  return time;
}

async function serve(overrides: Map<string, string>): Promise<{ server: Server; origin: string }> {
  const folder = path.join(projectRoot, "public");
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const content = overrides.get(pathname) ?? (fs.existsSync(file) ? fs.readFileSync(file) : null);
    if (content === null) {
      response.writeHead(404).end();
      return;
    }
    const body = compressed.get(pathname) ?? zlib.brotliCompressSync(content);
    compressed.set(pathname, body);
    const type = types[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-encoding": "br" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  return { server, origin: `http://localhost:${typeof address === "object" ? address?.port : 0}` };
}
