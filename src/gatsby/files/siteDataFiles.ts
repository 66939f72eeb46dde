import type { CreatePagesArgs } from "gatsby";
import { siteDataFile } from "../../i18n/siteDataFile";
import { isLocale } from "../../site/locales";
import type { SectionedLink, SidebarItem, SiteData } from "../../types/docs";
import { writePublic } from "./publicFiles";
import { searchIndexUrls } from "./searchIndexFiles";

type Answer = {
  allSidebar: {
    nodes: { locale: string; version: string; items: SidebarItem[]; startingPoints: SectionedLink[] }[];
  };
};

/** Writes for each language and version what pages load after they have opened. */
export async function writeSiteData(args: CreatePagesArgs): Promise<void> {
  const { data } = await args.graphql<Answer>(`
    query SiteData {
      allSidebar {
        nodes {
          locale
          version
          items
          startingPoints {
            label
            path
            section
          }
        }
      }
    }
  `);
  if (!data) throw new Error("The query SiteData got no answer; run it in GraphiQL to see why");
  const indexes = searchIndexUrls();
  for (const { locale, version, items, startingPoints } of data.allSidebar.nodes) {
    if (!isLocale(locale)) continue;
    const searchIndexes = indexes.filter((index) => index.version === version);
    const siteData: SiteData = { sidebar: items, startingPoints, searchIndexes };
    await writePublic(siteDataFile(locale, version), JSON.stringify(siteData));
  }
}
