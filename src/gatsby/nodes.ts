import type { CreatePagesArgs, Node } from "gatsby";
import { digest } from "../docs/digest";
import { translationState } from "../docs/library/translationState";
import { editUrl, issueUrl } from "../docs/pages/repository";
import { readingMinutes } from "../docs/compile/collect/readingTime";
import type { ModelDoc, ModelEdition, SiteModel } from "../docs/siteModel";
import { defaultLocale, localeKeys } from "../site/locales";

/** The types of the nodes that we make; `createSchemaCustomization` describes their fields. */
export const nodeTypes = { doc: "Doc", sidebar: "Sidebar", branch: "SidebarBranch", home: "Home" } as const;

/** A node before Gatsby knows it: what it holds, and a name that no other node of its type has. */
type Draft = { type: (typeof nodeTypes)[keyof typeof nodeTypes]; name: string; fields: object };

/** Id of the node for a doc. */
export function docNodeId(createNodeId: CreatePagesArgs["createNodeId"], sourcePath: string): string {
  return createNodeId(`${nodeTypes.doc} ${sourcePath}`);
}

/** Id of the node for what an edition's pages show of the sidebar while a category is open. */
export function branchNodeId(
  createNodeId: CreatePagesArgs["createNodeId"],
  { locale, version, category }: { locale: string; version: string; category: string | null },
): string {
  return createNodeId(`${nodeTypes.branch} ${branchName(locale, version, category)}`);
}

/** Id of the node for what the home page of a language shows. */
export function homeNodeId(createNodeId: CreatePagesArgs["createNodeId"], locale: string, version: string): string {
  return createNodeId(`${nodeTypes.home} ${locale}:${version}`);
}

/**
 * Makes the nodes of a model. A node that would hold what it holds already is left alone, so that Gatsby asks again
 * only for pages whose nodes have changed; nodes of what is gone are deleted.
 */
export async function updateNodes(model: SiteModel, args: CreatePagesArgs): Promise<void> {
  const { actions, createNodeId, getNode, getNodesByType } = args;
  const mdxIds = mdxIdsByFile(getNodesByType("Mdx"));
  const drafts = [
    ...model.docs.map((doc) => docDraft(doc, model, mdxIds)),
    ...model.editions.flatMap((edition) => editionDrafts(edition)),
  ];
  const kept = new Set<string>();
  for (const { type, name, fields } of drafts) {
    const id = createNodeId(`${type} ${name}`);
    const contentDigest = digest(fields);
    kept.add(id);
    if (getNode(id)?.internal.contentDigest === contentDigest) continue;
    // Only what this promises is written: queries that follow at once would miss a node that is not.
    await actions.createNode({ ...fields, id, parent: null, children: [], internal: { type, contentDigest } });
  }
  for (const type of Object.values(nodeTypes)) {
    for (const node of getNodesByType(type)) if (!kept.has(node.id)) actions.deleteNode(node);
  }
}

function docDraft(
  { record, compiled, treeDigest }: ModelDoc,
  { library }: SiteModel,
  mdxIds: Map<string, string>,
): Draft {
  const fields = { ...record, id: undefined, frontMatterFindings: undefined };
  const others = localeKeys.filter((locale) => locale !== record.locale);
  return {
    type: nodeTypes.doc,
    name: record.sourcePath,
    fields: {
      ...fields,
      section: record.slug.split("/")[0] ?? "",
      translationState: translationState(record, library.twin(record, defaultLocale)),
      missingLocales: localeKeys.filter((locale) => !library.twin(record, locale)),
      translations: others.flatMap((locale) => library.twin(record, locale)?.sourcePath ?? []),
      tableOfContents: compiled.tableOfContents,
      headings: compiled.headings.map(({ depth, anchor, text }) => ({ depth, anchor, text })),
      treeDigest,
      editUrl: editUrl(record.sourcePath),
      issueUrl: issueUrl(),
      readingMinutes: readingMinutes(compiled.prose),
      mdx: mdxIds.get(record.sourcePath) ?? null,
    },
  };
}

function editionDrafts({ locale, version, ...edition }: ModelEdition): Draft[] {
  const { sidebar, branches, startingPoints, sections, popular } = edition;
  const name = `${locale}:${version}`;
  return [
    { type: nodeTypes.sidebar, name, fields: { locale, version, items: sidebar, startingPoints } },
    { type: nodeTypes.home, name, fields: { locale, version, sections, popular } },
    ...branches.map(({ category, items }): Draft => ({
      type: nodeTypes.branch,
      name: branchName(locale, version, category),
      fields: { locale, version, category, items },
    })),
  ];
}

function branchName(locale: string, version: string, category: string | null): string {
  return `${locale}:${version} ${category ?? ""}`;
}

type MdxNode = Node & { internal: { contentFilePath?: string } };

/** Ids of gatsby-plugin-mdx' nodes by the path of their file. */
function mdxIdsByFile(nodes: Node[]): Map<string, string> {
  const root = process.cwd().replaceAll("\\", "/");
  const pathOf = ({ internal }: MdxNode) =>
    (internal.contentFilePath ?? "").replaceAll("\\", "/").slice(root.length + 1);
  return new Map((nodes as MdxNode[]).map((node) => [pathOf(node), node.id]));
}
