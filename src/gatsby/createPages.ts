import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { checkSite } from "../docs/checks/checkSite";
import { breadcrumbs } from "../docs/library/breadcrumbs";
import type { DocPage } from "../docs/library/docPages";
import type { DocLibrary } from "../docs/library/docLibrary";
import { formatFinding } from "../docs/finding";
import { neighbours } from "../docs/library/neighbours";
import { addLocale, stripLocale } from "../i18n/localePath";
import { popularPaths } from "../site/home";
import { defaultLocale, localeKeys } from "../site/locales";
import { currentVersion, searchSlug } from "../site/names";
import type { DocPageContext, PageContext } from "../types/pages";
import { alternatesOf, i18nContext } from "./pageContext";
import { type DocNode, type SiteContent, siteContent } from "../docs/siteContent";

const template = (name: string) => path.resolve("src", "templates", `${name}.tsx`);

/** Checks the content, then makes a page of every doc and language, and the pages that are no docs. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { data } = await args.graphql<{ allDoc: { nodes: DocNode[] } }>(`
    query AllDocs {
      allDoc {
        nodes {
          id locale version slug isIndex path title description label position aliases keywords hideSidebar
          sourcePath lastChange sourceHash textHash body bodyLine frontMatterFindings
          internal { contentDigest }
        }
      }
    }
  `);
  if (!data) throw new Error("The query AllDocs got no answer; run it in GraphiQL to see why");
  const content = siteContent(data.allDoc.nodes);
  await reportFindings(content, args);
  createDocPages(content.library, args);
  createOtherPages(args);
};

async function reportFindings({ library, compiler }: SiteContent, { reporter }: CreatePagesArgs): Promise<void> {
  const findings = await checkSite(library, compiler);
  for (const finding of findings.filter(({ severity }) => severity === "warning"))
    reporter.warn(formatFinding(finding));
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length > 0) reporter.panicOnBuild(["The content has mistakes:", ...errors.map(formatFinding)].join("\n"));
}

function createDocPages(library: DocLibrary, { actions }: CreatePagesArgs): void {
  for (const page of library.pages) {
    actions.createPage({ path: page.path, component: template("DocTemplate"), context: docContext(page, library) });
  }
}

function docContext(page: DocPage, library: DocLibrary): DocPageContext {
  const sidebar = library.sidebar(page.locale, page.version);
  const crumbs = breadcrumbs(sidebar, page.path);
  return {
    kind: "doc",
    language: page.locale,
    version: page.version,
    docId: page.doc.id,
    isFallback: page.isFallback,
    alternates: page.alternates,
    breadcrumbs: crumbs,
    ...neighbours(sidebar, page.path),
    // The list of all docs stands outside the sidebar but leads into it.
    hasSidebar: crumbs.length > 0 || !page.slug.includes("/"),
    i18n: i18nContext(page.locale, stripLocale(page.path), page.path),
  };
}

function createOtherPages({ actions }: CreatePagesArgs): void {
  for (const language of localeKeys) {
    const base = { language, version: currentVersion };
    const home = addLocale("/", language);
    actions.createPage<PageContext & { popularPaths: string[] }>({
      path: home,
      component: template("HomeTemplate"),
      context: {
        ...base,
        kind: "home",
        alternates: alternatesOf("/"),
        popularPaths: popularPaths.map((path) => addLocale(path, language)),
        i18n: i18nContext(language, "/", home),
      },
    });
    const search = addLocale(`/${searchSlug}/`, language);
    actions.createPage<PageContext>({
      path: search,
      // With a path of its own to match, a changed query is the same page to the loader: no request.
      matchPath: search,
      component: template("SearchTemplate"),
      context: {
        ...base,
        kind: "search",
        alternates: alternatesOf(`/${searchSlug}/`),
        i18n: i18nContext(language, `/${searchSlug}/`, search),
      },
    });
    // Hosts look for 404.html at the root; some look in the nearest folder first.
    const notFound = language === defaultLocale ? "/404/" : addLocale("/404.html", language);
    actions.createPage<PageContext>({
      path: notFound,
      component: template("NotFoundTemplate"),
      context: { ...base, kind: "notFound", alternates: [], i18n: i18nContext(language, "/404/", notFound) },
    });
  }
}
