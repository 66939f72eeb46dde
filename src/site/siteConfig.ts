import type { SiteConfig } from "./siteConfigType";

/** What an owner of the site may switch. Each switch is described in `siteConfigType.ts`. */
export const siteConfig: SiteConfig = {
  defaultSiteUrl: "https://faq.indigobrowser.com",
  repositoryUrl: null,
  theme: { defaultMode: "light", respectSystemPreference: true },
  search: { shortcut: true },
  header: { hideOnScroll: true },
  announcement: { id: "moving-from-indigo-6", link: "/transition/" },
  versions: [{ name: "current", label: "Next" }],
};
