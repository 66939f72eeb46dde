import type { WrapPageElementBrowserArgs } from "gatsby";
import type { PageContext } from "../../types/pages";
import { SiteLayout, type SiteLayoutProps } from "./SiteLayout";

/** Puts every page into the layout, which stays mounted while pages change. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<object, PageContext>) {
  const { pageContext, location } = props;
  return (
    <SiteLayout pageContext={pageContext} location={location as SiteLayoutProps["location"]}>
      {element}
    </SiteLayout>
  );
}
