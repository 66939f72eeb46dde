import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { parse } from "yaml";
import { compileBody } from "./src/compileBody";

/** The same scale as a site of ours: a doc is a node with its finished tree, its page asks for it by id. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
    type BareDoc implements Node @dontInfer {
      locale: String!
      path: String!
      title: String!
      description: String!
      body: JSON!
    }
  `);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, actions, createNodeId, createContentDigest } = args;
  if (node.internal.type !== "File") return;
  const { relativePath, absolutePath } = node as unknown as { relativePath: string; absolutePath: string };
  const source = await fs.readFile(absolutePath, "utf8");
  const [, yaml = "", content = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const data = parse(yaml) as { title: string; description: string };
  const [locale = "", ...rest] = relativePath.replace(/(\/index)?\.mdx$/, "").split("/");
  const doc = {
    locale,
    path: `/${[...(locale === "en" ? [] : [locale]), ...rest].join("/")}/`,
    title: data.title,
    description: data.description,
    body: await compileBody(content),
  };
  await actions.createNode({
    ...doc,
    id: createNodeId(`BareDoc ${relativePath}`),
    parent: node.id,
    children: [],
    internal: { type: "BareDoc", contentDigest: createContentDigest(doc) },
  });
};

export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { data } = await graphql<{ allBareDoc: { nodes: { id: string; path: string }[] } }>(
    "query BareDocs { allBareDoc { nodes { id path } } }",
  );
  const component = path.resolve("src/templates/DocTemplate.tsx");
  for (const doc of data?.allBareDoc.nodes ?? [])
    actions.createPage({ path: doc.path, component, context: { id: doc.id } });
};
