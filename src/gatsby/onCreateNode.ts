import fs from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode } from "gatsby";
import { lastChanges } from "../docs/read/lastChange";
import { readDoc } from "../docs/read/readDoc";
import { localeKeys } from "../site/locales";

type MdxNode = CreateNodeArgs["node"] & { body: string; frontmatter: unknown; internal: { contentFilePath: string } };

let changes: Map<string, string> | null = null;

/** Makes a Doc of every Mdx node below content/; a file outside the languages' folders stops the build. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({
  node,
  actions,
  createNodeId,
  createContentDigest,
  reporter,
}) => {
  if (node.internal.type !== "Mdx") return;
  const mdx = node as MdxNode;
  const sourcePath = path.relative(process.cwd(), mdx.internal.contentFilePath).replaceAll(path.sep, "/");
  changes ??= lastChanges(process.cwd(), "content");
  const doc = readDoc({
    id: createNodeId(`Doc ${sourcePath}`),
    sourcePath,
    source: fs.readFileSync(mdx.internal.contentFilePath, "utf8"),
    frontMatter: mdx.frontmatter,
    body: mdx.body,
    lastChange: changes.get(sourcePath) ?? null,
  });
  if (!doc) {
    reporter.panicOnBuild(
      `${sourcePath}:1:1  the file lies in no language's folder; move it below ${localeKeys.map((locale) => `content/${locale}/`).join(" or ")}`,
    );
    return;
  }
  const docNode = {
    ...doc,
    section: doc.slug.split("/")[0] ?? "",
    mdx: mdx.id,
    parent: mdx.id,
    children: [],
    internal: { type: "Doc", contentDigest: createContentDigest(doc) },
  };
  void actions.createNode(docNode);
  actions.createParentChildLink({ parent: mdx, child: docNode });
};
