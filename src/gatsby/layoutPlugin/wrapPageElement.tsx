import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { stripBasePath } from "../../browser/basePath";
import { ErrorBoundary } from "../../components/crash/ErrorBoundary";
import { localeOfPath } from "../../i18n/localePath";
import { currentVersion } from "../../site/names";
import type { PageContext } from "../../types/pages";
import { SiteLayout, type SiteLayoutProps, type SidebarRows } from "./SiteLayout";

/** What every page asks of the sidebar, one way or the other, and pages of docs of their headings. */
type Answer = {
  sidebar?: SidebarRows | null;
  sidebars?: { nodes: readonly SidebarRows[] };
  doc?: { tableOfContents: readonly unknown[] } | null;
};

const noRows: readonly SidebarRows[] = [];

type Props = WrapPageElementBrowserArgs<Answer, PageContext>["props"] & {
  /** While developing, Gatsby shows a page of its own at unknown addresses, and hands it ours. */
  custom404?: ReactElement | null;
};

/**
 * Puts every page into the layout, which stays mounted while pages change. Where the layout cannot be drawn from what the
 * page brings, it stands around the message without that.
 */
export function wrapPageElement({ element, props }: { element: ReactElement; props: Props }): ReactElement {
  const { pageContext, data, custom404 } = props;
  if (custom404) return custom404;
  const location = props.location as SiteLayoutProps["location"];
  const hasContents = Boolean(data.doc?.tableOfContents.length);
  const rows = data.sidebar ? [data.sidebar] : (data.sidebars?.nodes ?? noRows);
  return (
    <ErrorBoundary
      resetKey={location.pathname}
      around={(message) => (
        // A boundary of its own: what breaks in effects would come back to the one around it, again and again.
        <ErrorBoundary resetKey="">
          <SiteLayout
            pageContext={bareContext(location.pathname)}
            location={location}
            rows={noRows}
            hasContents={false}
          >
            {message}
          </SiteLayout>
        </ErrorBoundary>
      )}
    >
      <SiteLayout pageContext={pageContext} location={location} rows={rows} hasContents={hasContents}>
        {element}
      </SiteLayout>
    </ErrorBoundary>
  );
}

/** What the layout needs to know at least, from the address alone: as on a page that does not exist. */
function bareContext(pathname: string): SiteLayoutProps["pageContext"] {
  const language = localeOfPath(stripBasePath(pathname));
  return { kind: "notFound", language, version: currentVersion, alternates: [], versions: [] };
}
