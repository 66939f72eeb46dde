export type ColourMode = "light" | "dark";

/** A version of the documentation. The first of the list is the latest and has no name in its addresses. */
export type DocsVersion = {
  /** `current` for `content/<locale>/`, else the folder under `content/versions/`. */
  name: string;
  /** What readers see; the same in every language. */
  label: string;
};

export type SiteConfig = {
  /** Address of the published site without a slash at the end, unless `SITE_URL` of the build's environment names one. */
  defaultSiteUrl: string;
  /**
   * Repository with the content, e.g. `https://github.com/owner/name`, unless `REPOSITORY_URL` of the build's environment
   * names one. Links to where a page is edited, and to what has changed in an original, appear only when it is set.
   */
  repositoryUrl: string | null;
  theme: {
    /** What a reader sees who has chosen nothing. */
    defaultMode: ColourMode;
    /** Whether the system's preference comes before `defaultMode`. */
    respectSystemPreference: boolean;
  };
  search: {
    /** Whether Ctrl+K / ⌘K opens search. Without it there is neither a handler nor a hint. */
    shortcut: boolean;
  };
  header: {
    /** Whether the header leaves when the reader scrolls down and comes back when they scroll up. */
    hideOnScroll: boolean;
  };
  /** The bar above the header; its words are in `locales/<locale>/announcement.json`. A new id shows it again to everyone. */
  announcement: { id: string; link: string } | null;
  versions: [DocsVersion, ...DocsVersion[]];
};
