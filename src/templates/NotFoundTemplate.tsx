import { graphql, type HeadProps, type PageProps } from "gatsby";
import { stripBasePath } from "../browser/basePath";
import { useHydrated } from "../browser/useHydrated";
import { NotFound } from "../components/notFound/NotFound";
import { otherLanguagesStyle } from "../components/notFound/otherLanguagesStyle";
import type { PageContext } from "../types/pages";
import { localeOfPath } from "../i18n/localePath";
import { stringsOf } from "../i18n/keptStrings";
import { defaultLocale } from "../site/locales";
import { PageHead } from "./PageHead";

type Data = Queries.NotFoundPageQuery;

/** Nothing here, in the language of the address; the file for all addresses holds every language until scripts run. */
export default function NotFoundTemplate({ data, location, pageContext }: PageProps<Data, PageContext>) {
  const isHydrated = useHydrated();
  const ownLocale = pageContext.language === defaultLocale ? null : pageContext.language;
  const locale = isHydrated ? localeOfPath(stripBasePath(location.pathname)) : ownLocale;
  const startingPoints = new Map(data.editions.nodes.map((edition) => [edition.locale, [...edition.startingPoints]]));
  return <NotFound locale={locale} startingPoints={startingPoints} />;
}

export function Head({ data, location }: HeadProps<Data, PageContext>) {
  const language = localeOfPath(stripBasePath(location.pathname));
  const t = stringsOf(language, "notFound");
  return (
    <>
      <PageHead
        title={t.title}
        description={t.nothing}
        locale={language}
        siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
        canonicalPath={null}
        alternates={[]}
        isIndexed={false}
      />
      <style>{otherLanguagesStyle}</style>
    </>
  );
}

export const query = graphql`
  query NotFoundPage($version: String!) {
    sidebars: allSidebarBranch(filter: { version: { eq: $version }, category: { eq: null } }) {
      nodes {
        locale
        version
        items
      }
    }
    editions: allSidebar(filter: { version: { eq: $version } }) {
      nodes {
        locale
        startingPoints {
          label
          path
          section
        }
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;
