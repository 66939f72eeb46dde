import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, Page } from "gatsby";
import { formatFinding } from "../docs/finding";
import type { SitePage } from "../docs/pages/sitePages";
import type { SiteModel } from "../docs/siteModel";
import { defaultLocale, type Locale, localeKeys } from "../site/locales";
import type { DocPageContext, HomePageContext, PageContext, SearchPageContext } from "../types/pages";
import { checkAfterwards } from "./develop/checkAfterwards";
import { isDeveloping } from "./develop/isDeveloping";
import { isSearchMadeOf, makePagesOf } from "./develop/missedChanges";
import { branchNodeId, docNodeId, homeNodeId, updateNodes } from "./nodes";
import { prepareOutputs } from "./files/outputFiles";
import { searchIndexUrls, writeSearchIndexes } from "./files/searchIndexFiles";
import { currentSiteModel, forgetSiteModel } from "./siteModel";
import { writeSiteData } from "./files/siteDataFiles";
import { writeStrings } from "./files/stringFiles";

/** Brings the data layer up to date with the files of the site and makes a page of every doc and language. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (isDeveloping()) return makePagesOf((model) => makePages(model, args));
  const model = await currentSiteModel();
  await makePages(model, args);
  prepareOutputs(model, args.basePath);
  forgetSiteModel();
};

async function makePages(model: SiteModel, args: CreatePagesArgs): Promise<void> {
  args.reporter.info(
    `compiled ${model.compiledAnew.length} of ${model.docs.length + model.library.notes.length} files`,
  );
  if (isDeveloping()) checkAfterwards(model, args.reporter);
  else reportFindings(model, args);
  await updateNodes(model, args);
  // Before the pages: those that search name their index.
  await writeSearchIndexes(args, isSearchMadeOf(model) ? model : null);
  for (const page of model.pages.flatMap((sitePage) => gatsbyPages(sitePage, args))) args.actions.createPage(page);
  await writeSiteData(args);
  await writeStrings(args);
}

function reportFindings({ findings }: SiteModel, { reporter }: CreatePagesArgs): void {
  for (const finding of findings.filter(({ severity }) => severity === "warning"))
    reporter.warn(formatFinding(finding));
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length > 0) reporter.panicOnBuild(["The content has mistakes:", ...errors.map(formatFinding)].join("\n"));
}

const templates: Record<SitePage["kind"], string> = {
  doc: "DocTemplate",
  home: "HomeTemplate",
  search: "SearchTemplate",
  notFound: "NotFoundTemplate",
};

function gatsbyPages(page: SitePage, { createNodeId }: CreatePagesArgs): Page<PageContext>[] {
  const made: Page<PageContext> = {
    path: page.path,
    component: path.resolve("src", "templates", `${templates[page.kind]}.tsx`),
    // With a path of its own to match, a changed query is the same page to the loader: no request.
    ...(page.kind === "search" && { matchPath: page.path }),
    context: pageContext(page, createNodeId),
  };
  // Gatsby copies /404/ to the file that hosts look for, but when pages are made again it forgets the copy.
  return page.path === "/404/" ? [made, { ...made, path: "/404.html" }] : [made];
}

function pageContext(
  page: SitePage,
  createNodeId: CreatePagesArgs["createNodeId"],
): PageContext | DocPageContext | HomePageContext | SearchPageContext {
  const { locale, version, path: pagePath, plainPath, alternates, versions, older } = page;
  const common = {
    language: locale,
    version,
    branchId: branchNodeId(createNodeId, page),
    alternates,
    versions,
    ...(older && { older }),
    i18n: i18nContext(locale, plainPath, pagePath),
  };
  if (page.kind === "home") return { ...common, kind: page.kind, homeId: homeNodeId(createNodeId, locale, version) };
  if (page.kind === "search") return { ...common, kind: page.kind, searchIndex: searchIndexUrl(page) };
  if (page.kind !== "doc") return { ...common, kind: page.kind };
  const { doc, isFallback, lastChangeText, outdated, breadcrumbs, previous, next, hasSidebar } = page;
  return {
    ...common,
    kind: page.kind,
    docId: docNodeId(createNodeId, doc.sourcePath),
    isFallback,
    lastChangeText,
    ...(outdated && { outdated }),
    breadcrumbs,
    previous,
    next,
    hasSidebar,
  };
}

function searchIndexUrl({ locale, version }: SitePage): string | null {
  return searchIndexUrls().find((index) => index.locale === locale && index.version === version)?.url ?? null;
}

/** The i18n plugin's context for a page in a language. `originalPath` has no language prefix. */
function i18nContext(language: Locale, originalPath: string, pagePath: string): PageContext["i18n"] {
  return {
    language,
    languages: localeKeys,
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    routed: language !== defaultLocale,
    originalPath,
    path: pagePath,
  };
}
