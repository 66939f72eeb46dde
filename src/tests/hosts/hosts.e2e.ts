import fs from "node:fs";
import path from "node:path";
import { test } from "@playwright/test";
import { fixtureSite, gardenSite } from "../support/sites/sites";
import { hasNginx } from "../../commands/system/nginx.mjs";
import { expectations, type Host } from "./expectations";
import { type Nginx, startNginx } from "./nginx";

const sites = {
  "at the root of its host": {
    site: gardenSite,
    page: "/plants/care/",
    alias: { from: "/plants/overview/", to: "/plants/" },
  },
  "under a path prefix": {
    site: fixtureSite,
    page: "/ugly/target/",
    alias: { from: "/old/target/", to: "/ugly/target/" },
  },
};

for (const [where, { site, page, alias }] of Object.entries(sites)) {
  const host = (port: number): Host => ({
    port,
    prefix: site.prefix,
    page,
    alias,
    files: fs.readdirSync(path.join(site.folder, "public")),
  });

  test.describe(`A site ${where}, served by \`npm run serve\``, () => {
    for (const [what, expectIt] of Object.entries(expectations)) test(what, () => expectIt(host(site.port)));
  });

  test.describe(`A site ${where}, served by nginx with the configuration of its build`, () => {
    test.skip(!hasNginx(), "nginx is not installed");
    let nginx: Nginx;
    test.beforeAll(async () => {
      nginx = await startNginx(site);
    });
    test.afterAll(() => nginx.stop());
    for (const [what, expectIt] of Object.entries(expectations)) test(what, () => expectIt(host(nginx.port)));
  });
}
