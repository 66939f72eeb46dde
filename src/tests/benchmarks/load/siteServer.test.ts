import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveSite, type SiteServer } from "./siteServer";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-served-"));
let server: SiteServer;

beforeAll(async () => {
  fs.mkdirSync(path.join(folder, "a"));
  fs.writeFileSync(path.join(folder, "a/index.html"), "<p>page</p>".repeat(40));
  fs.writeFileSync(path.join(folder, "404.html"), "<p>none</p>");
  fs.writeFileSync(path.join(folder, "app-aca14541cb90e443b828.js"), "run();".repeat(40));
  server = await serveSite(folder);
});
afterAll(() => server.close());

test("sends pages of folders compressed, with their type, and asks to be asked again", async () => {
  const answer = await fetch(`${server.origin}/a/?from=mail`);
  expect(await answer.text()).toBe("<p>page</p>".repeat(40));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=0, must-revalidate",
  });
  expect(Number(answer.headers.get("content-length"))).toBeLessThan(40);
  const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
  expect((await fetch(`${server.origin}/a/`, { headers })).status).toBe(304);
});

test("lets files with a hash in their name be kept", async () => {
  const { headers } = await fetch(`${server.origin}/app-aca14541cb90e443b828.js`);
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test("answers unknown addresses with the site's page for them", async () => {
  const answer = await fetch(`${server.origin}/none/`);
  expect([answer.status, await answer.text()]).toEqual([404, "<p>none</p>"]);
});
