import path from "node:path";
import type { Browser } from "@playwright/test";
import { fileOf, sentFile } from "./brotli";

/** Bytes of compressed bodies, without headers. Style sheets that stand in the page are part of its HTML. */
export type Bytes = { html: number; scripts: number; data: number; other: number };

const kinds: Record<string, keyof Bytes> = { ".html": "html", ".js": "scripts", ".json": "data" };

/**
 * What a page asks for by itself when it is opened with an empty cache, until nothing more comes: the page, and all that
 * hydration needs. Pages behind its links are left out, as for readers who save data.
 * @param address with the origin, of a site served without a path prefix
 * @returns paths of the addresses, each once
 */
export async function firstLoadFiles(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext();
  await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === new URL(address).origin) asked.add(url.pathname);
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(() => window.___shown);
  await page.waitForLoadState("networkidle");
  await context.close();
  return [...asked];
}

/** What files of a built site weigh on the wire, by kind. @param folder `public/` of the site */
export function bytesByKind(folder: string, pathnames: string[]): Bytes {
  const bytes: Bytes = { html: 0, scripts: 0, data: 0, other: 0 };
  for (const pathname of pathnames) {
    const file = fileOf(folder, pathname);
    bytes[kinds[path.extname(file)] ?? "other"] += sentFile(file).body.length;
  }
  return bytes;
}
