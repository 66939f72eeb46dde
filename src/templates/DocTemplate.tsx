import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Article } from "../components/article/Article";
import type { DocPageContext } from "../types/pages";
import { defaultLocale, type Locale } from "../site/locales";
import type { ContentTree } from "../types/contentTree";
import { PageHead } from "./PageHead";

type Data = Queries.DocPageQuery;

/** The page of a doc: queries its fields and passes them to `Article`. */
export default function DocTemplate({ data, pageContext }: PageProps<Data, DocPageContext>) {
  const { doc } = data;
  if (!doc) throw new Error(`${pageContext.i18n.path} has no doc`);
  return (
    <Article
      key={doc.path}
      doc={{
        title: doc.title,
        description: doc.description,
        locale: doc.locale as Locale,
        tree: doc.tree as unknown as ContentTree,
        tableOfContents: [...doc.tableOfContents],
        lastChange:
          doc.lastChange && pageContext.lastChangeText
            ? { date: doc.lastChange, text: pageContext.lastChangeText }
            : null,
        readingMinutes: doc.readingMinutes,
        editUrl: doc.editUrl,
        issueUrl: doc.issueUrl,
        outdated: pageContext.outdated ?? null,
      }}
      breadcrumbs={pageContext.breadcrumbs}
      previous={pageContext.previous}
      next={pageContext.next}
      originalPath={pageContext.alternates.find(({ locale }) => locale === defaultLocale)?.path ?? doc.path}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, DocPageContext>) {
  const { doc, site } = data;
  return (
    <PageHead
      title={doc?.title ?? null}
      description={doc?.description ?? ""}
      locale={pageContext.language}
      siteUrl={site?.siteMetadata?.siteUrl ?? ""}
      // A missing translation shows the original's text: search engines are sent there.
      canonicalPath={doc?.path ?? null}
      alternates={pageContext.alternates}
      // Each version is its own original. One that a newer version has taken the place of is left out of results instead.
      isIndexed={!pageContext.older?.isSuperseded}
    />
  );
}

export const query = graphql`
  query DocPage($docId: String!, $branchId: String!) {
    doc(id: { eq: $docId }) {
      path
      locale
      title
      description
      tree
      tableOfContents {
        depth
        anchor
        text
      }
      lastChange
      readingMinutes
      editUrl
      issueUrl
    }
    sidebar: sidebarBranch(id: { eq: $branchId }) {
      locale
      version
      items
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;
