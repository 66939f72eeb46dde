import fs from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode } from "gatsby";
import { bodyHash } from "../documents/bodyHash";
import { docLocation, docUrl } from "../documents/docPath";
import type { DocRecord } from "../documents/docRecord";
import { formatFinding } from "../documents/finding";
import { readFrontMatter } from "../documents/frontMatter";
import { lastChanges } from "../documents/lastChange";

type MdxNode = CreateNodeArgs["node"] & { body: string; frontmatter: unknown; internal: { contentFilePath: string } };

let changes: Map<string, string> | null = null;

/** Makes a Doc of every Mdx node below content/; a doc whose front matter is wrong stops the build. */
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
  const location = docLocation(sourcePath.replace(/^content\//, ""));
  if (!location) {
    reporter.panicOnBuild(
      `${sourcePath}:1:1  the file lies in no language's folder; move it below content/en/ or content/ru/`,
    );
    return;
  }
  const source = fs.readFileSync(mdx.internal.contentFilePath, "utf8");
  const { frontMatter, findings } = readFrontMatter(mdx.frontmatter, source, sourcePath);
  if (!frontMatter) {
    reporter.panicOnBuild(findings.map(formatFinding).join("\n"));
    return;
  }
  changes ??= lastChanges(process.cwd(), "content");
  const doc: DocRecord = {
    ...location,
    id: createNodeId(`Doc ${sourcePath}`),
    path: docUrl(location.locale, location.version, location.slug),
    title: frontMatter.title,
    description: frontMatter.description ?? null,
    label: frontMatter.label ?? null,
    position: frontMatter.position ?? null,
    aliases: frontMatter.aliases ?? [],
    hideSidebar: frontMatter.hideSidebar ?? false,
    sourcePath,
    lastChange: frontMatter.lastChange ?? changes.get(sourcePath) ?? null,
    sourceHash: frontMatter.sourceHash ?? null,
    bodyHash: bodyHash(mdx.body),
    body: mdx.body,
    bodyLine: source.slice(0, source.length - mdx.body.length).split("\n").length,
  };
  const docNode = {
    ...doc,
    section: location.slug.split("/")[0] ?? "",
    mdx: mdx.id,
    parent: mdx.id,
    children: [],
    internal: { type: "Doc", contentDigest: createContentDigest(doc) },
  };
  void actions.createNode(docNode);
  actions.createParentChildLink({ parent: mdx, child: docNode });
};
