import { createContext, useContext } from "react";
import type { Alternate, DocLink, SidebarItem } from "../../types/docs";

/** What the layout knows and parts deep inside the page ask for. */
export type SiteContextValue = {
  version: string;
  /** Address of the page without the path prefix. */
  path: string;
  /** The same page in every language; empty on the not-found page. */
  alternates: Alternate[];
  sidebar: SidebarItem[];
  hasSidebar: boolean;
  /** Addresses of all docs of the versions readers can switch to; empty while there is one version. */
  versionPaths: string[];
  searchIndexUrl: string | null;
  startingPoints: (DocLink & { section: string })[];
};

export const SiteContext = createContext<SiteContextValue | null>(null);

/** @throws outside the layout */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error("useSite needs the layout around it");
  return value;
}
