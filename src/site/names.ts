/** Names that are the same in every language. */
export const siteTitle = "Indigo X Docs";
export const brandName = "Indigo X";
export const titleSeparator = " | ";
/** Fixed, never computed: a year taken from the clock would differ between the build and the reader. */
export const copyrightYear = 2025;
/** The doc that lists all docs of a version (`<AllDocs />`); where no other page fits, links to a version lead here. */
export const allDocsSlug = "table-of-contents";
export const searchSlug = "search";
/** The section whose overview holds the release notes; their feed lies beside it. */
export const releasesSlug = "releases";
export const currentVersion = "current";
/** The pages that header, footer and search lead to besides the search page, which every version has: home, all docs. */
export const frameSlugs = ["", allDocsSlug] as const;
/** Folder of the docs, from the site's root. */
export const contentFolder = "content";
/** Address of the file with what the development server has to say about each page. */
export const findingsFile = "/findings.json";

/** Title of the browser's tab: `Page | Site`, or the site alone. */
export function documentTitle(pageTitle: string | null): string {
  return pageTitle && pageTitle !== siteTitle ? `${pageTitle}${titleSeparator}${siteTitle}` : siteTitle;
}
