import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { isDeveloping } from "./develop/isDeveloping";
import { watchMissedChanges } from "./develop/missedChanges";
import { removePartytown } from "./files/staleFiles";
import { nodeTypes } from "./nodes";
import { currentSiteModel } from "./siteModel";

/**
 * Keeps the nodes of the last build: Gatsby deletes what no plugin touches while it sources, and with it everything it
 * knows of the pages that show them. `createPages` brings them up to date.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const { getNodesByType, actions } = args;
  // Gatsby has just put it there, after our `onPreBootstrap`.
  await removePartytown(path.resolve("public"));
  for (const type of Object.values(nodeTypes)) for (const node of getNodesByType(type)) actions.touchNode(node);
  if (isDeveloping()) watchMissedChanges(args);
  // The search plugin asks for it in a query, and Gatsby warns of queries that take long. Whoever asks next meets an error.
  await currentSiteModel().catch(() => undefined);
};
