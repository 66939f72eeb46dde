import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Home } from "../components/home/Home";
import { homeStrings } from "../components/home/homeStrings";
import type { PageContext } from "../types/pages";
import { addLocale } from "../i18n/localePath";
import { PageHead } from "./PageHead";

type Data = Queries.HomePageQuery;

/** The home page of a language. */
export default function HomeTemplate({ data }: PageProps<Data, PageContext>) {
  return <Home sections={[...(data.home?.sections ?? [])]} popular={[...(data.home?.popular ?? [])]} />;
}

export function Head({ data, pageContext: { language, alternates } }: HeadProps<Data, PageContext>) {
  return (
    <PageHead
      title={null}
      description={homeStrings[language].description}
      locale={language}
      siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
      canonicalPath={addLocale("/", language)}
      alternates={alternates}
    />
  );
}

export const query = graphql`
  query HomePage($homeId: String!, $branchId: String!) {
    home(id: { eq: $homeId }) {
      sections {
        slug
        label
        path
        description
        docCount
      }
      popular {
        label
        path
        section
      }
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
