import { expect, test } from "vitest";
import { buildHost } from "./buildHost";
import { redirectsFile } from "./redirectsFile";

const redirects = new Map([["/old/", "/guide/page/"]]);

test("every form of an alias leads to its page, under the path prefix", () => {
  expect(redirectsFile(redirects, "/docs", false)).toBe(
    ["/docs/old/", "/docs/old", "/docs/old.html"].map((from) => `${from} /docs/guide/page/ 301\n`).join(""),
  );
});

test("Netlify is told to redirect in place of the page that stands there for other hosts", () => {
  expect(redirectsFile(redirects, "", true)).toContain("/old/ /guide/page/ 301!\n");
  expect(buildHost({ NETLIFY: "true" })).toBe("netlify");
  expect(buildHost({ CF_PAGES: "1" })).toBe("cloudflare");
  expect(buildHost({})).toBeNull();
});
