import os from "node:os";
import path from "node:path";

/** A site that the tests serve: the folder with its `public/`, its port, and the path prefix it is built for. */
export type TestSite = { folder: string; port: number; prefix: string };

/** The first of five ports; another one lets two checkouts be tested at a time. */
const firstPort = Number(process.env.SITE_PORT ?? 9100);

/** Our own documentation, as built in the project's folder. */
export const realSite: TestSite = { folder: path.join(__dirname, "..", "..", "..", ".."), port: firstPort, prefix: "" };

/**
 * Every switch the other way round than on the real site, two versions, a path prefix and pages that are ugly on
 * purpose. Like the garden it is built outside the repository and shares the repository's packages.
 */
export const fixtureSite: TestSite = {
  folder: path.join(os.tmpdir(), "indigo-x-docs-fixture"),
  port: firstPort + 1,
  prefix: "/help",
};

/** Ports of the development servers: on our own documentation, and on the garden for tests that save. */
export const developPort = firstPort + 2;
export const savesPort = firstPort + 4;

/** A small book about a garden with the configuration of the real site: what the site does is tested on it. */
export const gardenSite: TestSite = {
  folder: path.join(os.tmpdir(), "indigo-x-docs-garden"),
  port: firstPort + 3,
  prefix: "",
};

/** Address of a served site, without a slash at the end. */
export function siteAddress({ port, prefix }: TestSite): string {
  return `http://localhost:${port}${prefix}`;
}
