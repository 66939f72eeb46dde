import { createHash } from "node:crypto";
import fs from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { isHashed, keptForever } from "../../../docs/outputs/hosts/hostHeaders";
import { fileOf, sentFile } from "../../support/built/brotli";

/** A built site on a port of its own, as a static host serves it. */
export type SiteServer = { origin: string; close(): void };

type Kept = { body: Buffer; headers: Record<string, string> };

/** Types as hosts send them. */
const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
};

/** An empty page beside the site: where a browser waits before it opens the site for the first time. */
export const emptyPage = "/.empty";

/**
 * Serves `public/` over HTTP/1.1 with connections that are kept, everything in Brotli 11 from memory: a file is
 * compressed when it is first asked for, so a round that is not counted has to come before the measured ones. Files with
 * a hash in their name are kept by the browser, all others are asked about again (README, «Publish»).
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  const kept = new Map<string, Kept>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === emptyPage) {
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>-</title>");
      return;
    }
    const file = fileOf(folder, pathname);
    const isThere = fs.existsSync(file) && fs.statSync(file).isFile();
    const { body, headers } = keep(kept, isThere ? file : path.join(folder, "404.html"));
    if (isThere && request.headers["if-none-match"] === headers.etag) response.writeHead(304, headers).end();
    else response.writeHead(isThere ? 200 : 404, { ...headers, "content-length": body.length }).end(body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function keep(kept: Map<string, Kept>, file: string): Kept {
  const known = kept.get(file);
  if (known) return known;
  const { body, isCompressed } = sentFile(file);
  const headers = {
    "content-type": types[path.extname(file)] ?? "application/octet-stream",
    "cache-control": isHashed(file) ? keptForever[1] : "public, max-age=0, must-revalidate",
    etag: `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`,
    ...(isCompressed ? { "content-encoding": "br", vary: "accept-encoding" } : {}),
  };
  kept.set(file, { body, headers });
  return { body, headers };
}
