import path from "node:path";
import { defineConfig } from "@playwright/test";
import { browserPath } from "./support/browserPath";
import { fixtureSite, gardenSite, realSite, siteAddress, type TestSite } from "./support/sites/sites";

/** Serves a built site as `npm run serve` does. */
function serve(site: TestSite) {
  const server = ["--import", "tsx", "src/commands/server/serve.ts", path.join(site.folder, "public"), site.port];
  return {
    command: [process.execPath, ...server].map((word) => `"${word}"`).join(" "),
    cwd: realSite.folder,
    url: `${siteAddress(site)}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  };
}

export default defineConfig({
  testMatch: "**/*.e2e.ts",
  outputDir: path.join(realSite.folder, "test-results"),
  timeout: 30_000,
  fullyParallel: true,
  // A busy machine may need a second try; a test that needs one is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  // Three on two cores are quicker, but a development server beside them may not be ready in time.
  workers: 2,
  reporter: process.env.CI ? "line" : "list",
  use: {
    launchOptions: {
      executablePath: browserPath(),
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
    locale: "en-GB",
    colorScheme: "light",
  },
  // What takes longest begins first, so that no worker is left alone with it at the end.
  projects: [
    { name: "everyPage", testDir: "./everyPage", timeout: 600_000, use: { baseURL: siteAddress(realSite) } },
    // One development server at a time: each keeps both cores busy until it is ready.
    { name: "develop", testDir: "./develop", workers: 1 },
    { name: "fixture", testDir: "./fixtureSite", use: { baseURL: `${siteAddress(fixtureSite)}/` } },
    { name: "hosts", testDir: "./hosts" },
    { name: "garden", testDir: "./e2e", use: { baseURL: siteAddress(gardenSite) } },
  ],
  // A writer of tests for one site need build only that one: `PW_SITE=garden`; or two: `PW_SITE=garden,fixture`.
  webServer: Object.entries({ real: realSite, garden: gardenSite, fixture: fixtureSite })
    .filter(([name]) => (process.env.PW_SITE ?? name).split(",").includes(name))
    .map(([, site]) => serve(site)),
});
