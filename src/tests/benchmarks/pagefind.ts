import fs from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import type { SearchRecord } from "../../search/search";
import { browserPath } from "../support/browserPath";
import { installBeside } from "./installBeside";
import { pagesOf } from "./rivals";

/** Pagefind lives in the browser, so its answers are asked for all at once. */
export type BrowserRival = {
  name: string;
  published: string[];
  answerAll(queries: string[]): Promise<[string[], number][]>;
};

type PagefindIndex = {
  addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
  writeFiles(options: { outputPath: string }): Promise<unknown>;
};
type Pagefind = {
  createIndex(options: { forceLanguage: string }): Promise<{ index: PagefindIndex }>;
  close(): Promise<unknown>;
};

const version = "1.6.0";

/**
 * Builds a Pagefind index of pages with headings, and answers from it in Chromium. The package is installed beside the
 * project: its programs for other systems would not pass `npm ci` here.
 */
export async function pagefind(records: SearchRecord[], language: string): Promise<BrowserRival> {
  const folder = installBeside({ pagefind: version });
  const entry = pathToFileURL(path.join(folder, "node_modules", "pagefind", "lib", "index.js")).href;
  const tool = (await import(entry)) as Pagefind;
  const { index } = await tool.createIndex({ forceLanguage: language });
  for (const url of new Set(records.map((record) => record.path))) {
    const sections = records.filter((record) => record.path === url);
    await index.addHTMLFile({ url, content: htmlOf(sections, language) });
  }
  const outputPath = path.join(folder, `pagefind-${language}`);
  fs.rmSync(outputPath, { recursive: true, force: true });
  await index.writeFiles({ outputPath });
  await tool.close();
  const files = fs.readdirSync(outputPath, { recursive: true, encoding: "utf8" });
  const published = files.map((file) => path.join(outputPath, file)).filter((file) => fs.statSync(file).isFile());
  return { name: "Pagefind", published, answerAll: (queries) => answerAll(outputPath, queries) };
}

function htmlOf(sections: SearchRecord[], language: string): string {
  const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const body = sections.map(({ title, heading, anchor, text, lead = "", keywords = "" }) => {
    const head = heading ? `<h2 id="${anchor}">${escape(heading)}</h2>` : `<h1>${escape(title)}</h1>`;
    const typed = `<p data-pagefind-weight="2">${escape(lead)} ${escape(keywords)}</p>`;
    return `${head}${lead || keywords ? typed : ""}<p>${escape(text)}</p>`;
  });
  return `<html lang="${language}"><body><main>${body.join("")}</main></body></html>`;
}

async function answerAll(site: string, queries: string[]): Promise<[string[], number][]> {
  const types: Record<string, string> = { ".js": "text/javascript", ".json": "application/json" };
  const server = createServer((request, response) => {
    const file = path.join(site, new URL(request.url ?? "/", "http://localhost").pathname);
    if (!fs.existsSync(file) || fs.statSync(file).isDirectory()) {
      response.writeHead(200, { "content-type": "text/html" }).end("<title>Pagefind</title>");
      return;
    }
    const type = types[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type }).end(fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`);
    const found = await page.evaluate(async (all) => {
      type Result = { data(): Promise<{ url: string }> };
      const address = "/pagefind.js";
      const engine = (await import(address)) as { search(query: string): Promise<{ results: Result[] }> };
      const answers: [string[], number][] = [];
      for (const query of all) {
        const start = performance.now();
        const { results } = await engine.search(query);
        const shown = await Promise.all(results.slice(0, 8).map((result) => result.data()));
        answers.push([shown.map(({ url }) => url), performance.now() - start]);
      }
      return answers;
    }, queries);
    return found.map(([paths, time]) => [pagesOf(paths), time]);
  } finally {
    await browser?.close();
    server.close();
  }
}
