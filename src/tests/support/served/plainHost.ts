import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteServer } from "../../../commands/server/siteServer";
import type { TestSite } from "../sites/sites";

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
