import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { releaseFeed } from "../docs/outputs/releaseFeed";
import { redirectPage } from "../docs/outputs/redirectPage";
import { robots } from "../docs/outputs/robots";
import { sitemap } from "../docs/outputs/sitemap";
import type { DocRecord } from "../docs/read/docRecord";
import { localeKeys } from "../site/locales";
import { feedPath } from "../i18n/feedPath";
import { releaseNotes } from "../site/releaseNotes";
import { siteConfig } from "../site/siteConfig";
import type { PageContext } from "../types/pages";
import { type DocNode, siteContent } from "../docs/siteContent";

type BuiltPage = { path: string; context: PageContext & { docId?: string; isFallback?: boolean } };

/** Writes what stands next to the HTML: redirect pages, the sitemap, robots.txt, the feeds of release notes. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, graphql, basePath }) => {
  const { data } = await graphql<{ allSitePage: { nodes: { path: string; pageContext: BuiltPage["context"] }[] } }>(`
    query PagesForOutputs {
      allSitePage {
        nodes {
          path
          pageContext
        }
      }
    }
  `);
  const pages = (data?.allSitePage.nodes ?? []).map(({ path, pageContext }) => ({ path, context: pageContext }));
  const docs = getNodesByType("Doc") as unknown as DocNode[];
  await writeRedirects(pages, siteContent(docs).library.aliases, basePath);
  await writeSitemap(pages, docs);
  await writePublic("/robots.txt", robots(siteConfig.siteUrl));
  for (const locale of localeKeys)
    await writePublic(feedPath(locale), releaseFeed(releaseNotes, locale, siteConfig.siteUrl));
};

async function writeRedirects(pages: BuiltPage[], aliases: Map<string, string>, basePath: string): Promise<void> {
  const plain = pages
    .filter(({ path, context }) => context.kind !== "notFound" && path !== "/")
    .map(({ path }) => path);
  const toFile = [
    ...plain.map((target) => [`${target.slice(0, -1)}.html`, target] as const),
    ...[...aliases].flatMap(([alias, target]) => [
      [`${alias}index.html`, target] as const,
      [`${alias.slice(0, -1)}.html`, target] as const,
    ]),
  ];
  await Promise.all(
    toFile.map(([file, target]) =>
      writePublic(file, redirectPage(`${basePath}${target}`, new URL(siteConfig.siteUrl).origin)),
    ),
  );
}

async function writeSitemap(pages: BuiltPage[], docs: DocRecord[]): Promise<void> {
  const listed = pages
    .filter(({ context }) => (context.kind === "doc" || context.kind === "home") && !context.isFallback)
    .map(({ path, context }) => ({
      path,
      alternates: context.alternates,
      lastChange: docs.find(({ id }) => id === context.docId)?.lastChange ?? null,
    }))
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
  await writePublic("/sitemap.xml", sitemap(listed, siteConfig.siteUrl));
}

async function writePublic(file: string, text: string): Promise<void> {
  const target = path.join(process.cwd(), "public", file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, text);
}
