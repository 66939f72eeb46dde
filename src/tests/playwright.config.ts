import path from "node:path";
import { defineConfig } from "@playwright/test";
import { fixtureFolder, fixturePort, fixturePrefix, sitePort } from "./support/sites/sites";

const root = path.join(__dirname, "..", "..");

/** Gatsby's own server for a built site, as `npm run serve` starts it. */
function serve(cwd: string, port: number, args: string[], url: string) {
  return {
    command: `"${process.execPath}" "${path.join(root, "node_modules/gatsby/cli.js")}" serve --port ${port} ${args.join(" ")}`,
    cwd,
    url,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
    env: { GATSBY_TELEMETRY_DISABLED: "1", PATH_PREFIX: args.length > 0 ? fixturePrefix : "" },
  };
}

const site = serve(root, sitePort, [], `http://localhost:${sitePort}/`);
const fixture = serve(
  fixtureFolder,
  fixturePort,
  ["--prefix-paths"],
  `http://localhost:${fixturePort}${fixturePrefix}/`,
);

export default defineConfig({
  testMatch: "**/*.e2e.ts",
  outputDir: path.join(root, "test-results"),
  timeout: 30_000,
  fullyParallel: true,
  // A busy machine may need a second try; a test that needs one is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  workers: 2,
  reporter: process.env.CI ? "line" : "list",
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      // The closed network of a test machine: nothing but the site is asked for.
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
        "--no-first-run",
      ],
    },
    viewport: { width: 1280, height: 800 },
    // Gatsby's server compresses every file anew, which takes as long as all else that it does.
    extraHTTPHeaders: { "accept-encoding": "identity" },
    locale: "en-GB",
    colorScheme: "light",
  },
  projects: [
    { name: "site", testDir: "./e2e", use: { baseURL: `http://localhost:${sitePort}` } },
    { name: "everyPage", testDir: "./everyPage", timeout: 600_000, use: { baseURL: `http://localhost:${sitePort}` } },
    { name: "develop", testDir: "./develop" },
    { name: "fixture", testDir: "./fixtureSite", use: { baseURL: `http://localhost:${fixturePort}${fixturePrefix}/` } },
  ],
  // A writer of tests for the site alone need not build the fixture site.
  webServer: process.env.PW_ONLY_SITE ? [site] : [site, fixture],
});
