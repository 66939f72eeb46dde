import { expect } from "@playwright/test";
import { hostFiles } from "../../docs/outputs/hosts/hostFiles";
import { keptForever } from "../../docs/outputs/hosts/hostHeaders";
import { ask } from "./ask";

/** A served site: its port, path prefix, and addresses in it without that prefix. */
export type Host = {
  port: number;
  prefix: string;
  page: string;
  alias: { from: string; to: string };
  /** Names of the files at the top of the built site. */
  files: string[];
};

type Expectation = (host: Host) => Promise<void>;

const secure: Record<string, RegExp> = {
  "content-security-policy": /script-src 'self' 'sha256-[^;]*; style-src 'self' 'sha256-.*frame-ancestors 'none'/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "strict-transport-security": /^max-age=31536000$/,
};

/** What readers may expect of a host that serves a built site by our rules, whichever program it is. */
export const expectations: Record<string, Expectation> = {
  "a page": async ({ port, prefix, page }) => {
    const { status, headers, body } = await ask(port, prefix + page);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(body).toContain("<h1");
  },

  "every security header, on pages, files, redirects and what is not there; nothing that says who serves": async (
    host,
  ) => {
    for (const path of [host.page, "/nowhere/", "/sitemap.xml", `/${hashed(host)}`, host.alias.from, "/index.html"]) {
      const { headers } = await ask(host.port, host.prefix + path);
      for (const [name, value] of Object.entries(secure)) expect(headers[name], `${name} of ${path}`).toMatch(value);
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  },

  "not found, with status 404 and the page in the reader's language": async ({ port, prefix }) => {
    for (const [path, lang] of [
      ["/nowhere/", "en"],
      ["/nowhere.html", "en"],
      ["/rules/", "en"],
      ["/sitemap.xml/more/", "en"],
      ["/index.html/more", "en"],
      [`/${"long-name".repeat(40)}/`, "en"],
      ["/ru/nowhere/?q=1", "ru"],
      ["/ru/nowhere.html", "ru"],
      ["/ru/page-data/nowhere.json", "ru"],
    ] as const) {
      const { status, body, headers } = await ask(port, prefix + path, { headers: { "if-none-match": "*" } });
      expect(status, path).toBe(404);
      expect(body, path).toContain(`<html lang="${lang}"`);
      expect(headers["cache-control"], path).toBe("no-cache");
    }
  },

  "other forms of an address lead to the plain one, with the query": async ({ port, prefix, page }) => {
    const plain = page.slice(0, -1);
    for (const [from, to] of [
      [plain, page],
      [`${plain}.html`, page],
      [`${page}index.html`, page],
      ["/index.html", "/"],
      ["/ru.html", "/ru/"],
      ["/ru/index.html", "/ru/"],
    ] as const) {
      for (const query of ["", "?q=a%20b&from=/index.html"]) {
        const { status, headers } = await ask(port, prefix + from + query);
        expect([status, headers.location], from).toEqual([301, prefix + to + query]);
      }
    }
    // The query is the reader's: nothing in it makes a page lead elsewhere.
    expect((await ask(port, `${prefix}${page}?from=/index.html`)).status).toBe(200);
  },

  "aliases are real redirects, with the query": async ({ port, prefix, alias }) => {
    const plain = alias.from.slice(0, -1);
    for (const from of [alias.from, plain, `${plain}.html`]) {
      const { status, headers } = await ask(port, `${prefix}${from}?x=1`);
      expect([status, headers.location], from).toEqual([301, `${prefix}${alias.to}?x=1`]);
    }
  },

  "files that never change are kept for a year; all else is asked for again, and not sent again": async (host) => {
    const path = `${host.prefix}/${hashed(host)}`;
    expect((await ask(host.port, path)).headers["cache-control"]).toBe(keptForever[1]);
    for (const other of [host.page, "/sitemap.xml", `/page-data${host.page}page-data.json`]) {
      const first = await ask(host.port, host.prefix + other);
      expect(first.headers["cache-control"], other).toBe("no-cache");
      const headers = { "if-none-match": String(first.headers.etag) };
      expect((await ask(host.port, host.prefix + other, { headers })).status, other).toBe(304);
    }
    const gone = await ask(host.port, `${host.prefix}/app-00000000000000000000.js`);
    expect([gone.status, gone.headers["cache-control"]]).toEqual([404, "no-cache"]);
  },

  "compressed files, in the form that the reader's browser takes": async ({ port, prefix, page }) => {
    const as = (accepted: string) => ask(port, prefix + page, { headers: { "accept-encoding": accepted } });
    const plain = await as("identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const [accepted, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip, deflate", "gzip"],
    ] as const) {
      const { headers, body, size } = await as(accepted);
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers["content-type"]).toBe(plain.headers["content-type"]);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(body).toBe(plain.body);
      expect(size).toBeLessThan(plain.size / 3);
    }
  },

  "HEAD is a page without its text; other methods are refused": async ({ port, prefix, page }) => {
    const { status, headers, size } = await ask(port, prefix + page, { method: "HEAD" });
    expect([status, size]).toEqual([200, 0]);
    expect(Number(headers["content-length"])).toBeGreaterThan(1000);
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await ask(port, prefix + page, { method })).status, method).toBe(405);
  },

  "a part of a file": async ({ port, prefix }) => {
    const whole = await ask(port, `${prefix}/favicon.svg`);
    const { status, headers, body } = await ask(port, `${prefix}/favicon.svg`, { headers: { range: "bytes=5-14" } });
    expect([status, headers["content-range"]]).toEqual([206, `bytes 5-14/${whole.size}`]);
    expect(body).toBe(whole.body.slice(5, 15));
  },

  "kinds of files, by which browsers know what they are": async ({ port, prefix }) => {
    for (const [path, kind] of [
      ["/favicon.svg", "image/svg+xml"],
      ["/manifest.webmanifest", "application/manifest+json"],
      ["/sitemap.xml", "xml"],
      ["/robots.txt", "text/plain"],
    ] as const)
      expect((await ask(port, prefix + path)).headers["content-type"], path).toContain(kind);
  },

  "no listing of folders": async ({ port, prefix }) => {
    for (const path of ["/page-data/", "/icons/", "/site-data/"])
      expect((await ask(port, prefix + path)).status, path).toBe(404);
  },

  "nothing outside of the site, and no files that are for hosts": async ({ port, prefix, files }) => {
    const ways = ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/..%5c..%5cetc/passwd"];
    for (const path of [...ways, `${prefix}/../../../../../../../etc/passwd`, `${prefix}/%2e%2e/build.log`, "/%"])
      expect([400, 404], path).toContain((await ask(port, path)).status);
    for (const file of Object.values(hostFiles)) {
      expect(files).toContain(file);
      expect((await ask(port, `${prefix}/${file}`)).status, file).toBe(404);
    }
  },

  "what a reader typed becomes no header and no other host": async ({ port, prefix }) => {
    for (const path of [`${prefix}//evil.example/index.html`, `${prefix}/a%0d%0aX-Evil:%20yes/index.html`]) {
      const { headers } = await ask(port, path);
      expect(headers["x-evil"]).toBeUndefined();
      expect(headers.location ?? `${prefix}/`, path).toMatch(/^\/(?!\/)/);
    }
  },
};

function hashed({ files }: Host): string {
  return files.find((file) => /^app-[0-9a-f]{20}\.js$/.test(file)) ?? "";
}
