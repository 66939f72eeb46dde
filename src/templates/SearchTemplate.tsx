import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useHydrated } from "../browser/useHydrated";
import { SearchPage } from "../components/search/page/SearchPage";
import type { PageContext } from "../types/pages";
import { pageStrings } from "../i18n/pageStrings";
import { pageAddress } from "../i18n/pageAddress";
import { searchSlug } from "../site/names";
import { PageHead } from "./PageHead";

type Data = Queries.SearchPageQuery;

/** The search page of a language and version. */
export default function SearchTemplate({ location }: PageProps<Data, PageContext>) {
  return <SearchPage addressQuery={useHydrated() ? location.search : ""} />;
}

export function Head({ data, pageContext: { language, version, alternates } }: HeadProps<Data, PageContext>) {
  const t = pageStrings(data.locales, language, "search");
  return (
    <PageHead
      title={t.title}
      description={t.description}
      locale={language}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
      canonicalPath={pageAddress(language, version, searchSlug)}
      alternates={alternates}
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query SearchPage($branchId: String!, $language: String!) {
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
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["announcement", "drawer", "footer", "header", "notices", "search", "sidebar"] }
      }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
