import { type DocNode, type SiteContent, siteContent } from "../docs/siteContent";

/** What Gatsby hands to resolvers, as far as we use it. */
export type ResolverContext = {
  nodeModel: { findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }> };
};

/** All docs, for a resolver; asking through the node model makes Gatsby answer anew when a doc changes. */
export async function contentOf(context: ResolverContext): Promise<SiteContent> {
  const { entries } = await context.nodeModel.findAll({ type: "Doc" });
  return siteContent([...entries] as DocNode[]);
}
