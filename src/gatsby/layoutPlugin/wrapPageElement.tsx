import type { WrapPageElementBrowserArgs } from "gatsby";
import type { PageContext } from "../../types/pages";
import { SiteLayout, type SiteLayoutProps, type SidebarRows } from "./SiteLayout";

/** What every page asks of the sidebar, one way or the other. */
type SidebarAnswer = { sidebar?: SidebarRows | null; sidebars?: { nodes: readonly SidebarRows[] } };

const noRows: readonly SidebarRows[] = [];

/** Puts every page into the layout, which stays mounted while pages change. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<SidebarAnswer, PageContext>) {
  const { pageContext, location, data } = props;
  const rows = data.sidebar ? [data.sidebar] : (data.sidebars?.nodes ?? noRows);
  return (
    <SiteLayout pageContext={pageContext} location={location as SiteLayoutProps["location"]} rows={rows}>
      {element}
    </SiteLayout>
  );
}
