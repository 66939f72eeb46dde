import type { WrapPageElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import type { PageContext } from "../../types/pages";
import { SiteLayout, type SiteLayoutProps, type SidebarRows } from "./SiteLayout";

/** What every page asks of the sidebar, one way or the other. */
type SidebarAnswer = { sidebar?: SidebarRows | null; sidebars?: { nodes: readonly SidebarRows[] } };

const noRows: readonly SidebarRows[] = [];

type Props = WrapPageElementBrowserArgs<SidebarAnswer, PageContext>["props"] & {
  /** While developing, Gatsby shows a page of its own at unknown addresses, and hands it ours. */
  custom404?: ReactElement | null;
};

/** Puts every page into the layout, which stays mounted while pages change. */
export function wrapPageElement({ element, props }: { element: ReactElement; props: Props }): ReactElement {
  const { pageContext, location, data, custom404 } = props;
  if (custom404) return custom404;
  const rows = data.sidebar ? [data.sidebar] : (data.sidebars?.nodes ?? noRows);
  return (
    <SiteLayout pageContext={pageContext} location={location as SiteLayoutProps["location"]} rows={rows}>
      {element}
    </SiteLayout>
  );
}
