import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useHydrated } from "../browser/useHydrated";
import { SearchPage } from "../components/search/page/SearchPage";
import { searchStrings } from "../components/search/searchStrings";
import type { SearchPageContext } from "../types/pages";
import { pageAddress } from "../i18n/pageAddress";
import { searchSlug } from "../site/names";
import { PageHead } from "./PageHead";

type Data = Queries.SearchPageQuery;

/** The search page of a language and version. */
export default function SearchTemplate({ location, pageContext }: PageProps<Data, SearchPageContext>) {
  return (
    <SearchPage
      addressQuery={useHydrated() ? location.search : ""}
      entry={location.key}
      indexUrl={pageContext.searchIndex}
    />
  );
}

export function Head({ data, pageContext: { language, version, alternates } }: HeadProps<Data, SearchPageContext>) {
  const t = searchStrings[language];
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
  query SearchPage($branchId: String!) {
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
