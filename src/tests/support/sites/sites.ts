import os from "node:os";
import path from "node:path";

/** Where the tests serve the built site. `SITE_PORT` lets two checkouts test side by side; the fixture has the next port. */
export const sitePort = Number(process.env.SITE_PORT ?? 9100);

/** Where they serve the fixture site, and the path prefix it is built for. */
export const fixturePort = sitePort + 1;
export const fixturePrefix = "/help";

/** The fixture site is built outside the repository; it shares the repository's packages. */
export const fixtureFolder = path.join(os.tmpdir(), "indigo-x-docs-fixture");
