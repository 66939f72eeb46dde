import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteServer } from "../../../commands/server/siteServer";
import type { TestSite } from "../sites/sites";

/** Both kinds of hosts that a site must work on. */
export const hostKinds = ["with rules", "without rules"] as const;

/** The address of a site on a host of a kind, as the fixture `baseURL` of tests. */
export function addressOn(kind: (typeof hostKinds)[number], site: TestSite) {
  return {
    baseURL: ({ baseURL }: { baseURL: string | undefined }, visit: (address: string | undefined) => Promise<void>) =>
      kind === "with rules" ? visit(baseURL) : withPlainHost(site, visit),
  };
}

/**
 * Serves a built site as the simplest hosts do, while something is done with it: files as they are, no redirects but to
 * folders, no headers. @param visit is given its address
 */
export async function withPlainHost(site: TestSite, visit: (address: string) => Promise<void>): Promise<void> {
  const server = siteServer(path.join(site.folder, "public"), { isPlain: true });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await visit(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  server.close();
}
