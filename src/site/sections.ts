/** Icon of each section, by the section's folder. Order and labels are front matter of the section's `index.mdx`. */
export const sectionIcons = {
  "getting-started": "rocket",
  profiles: "profiles",
  fingerprints: "fingerprint",
  proxies: "route",
  cookies: "cookie",
  functionality: "sliders",
  account: "card",
  api: "terminal",
  transition: "transfer",
  troubleshooting: "lifebuoy",
  resources: "layers",
  releases: "tag",
} as const;

export type SectionSlug = keyof typeof sectionIcons;

/** Name of the icon for a section, or `page` for a folder that has none. */
export function sectionIcon(slug: string): (typeof sectionIcons)[SectionSlug] | "page" {
  return slug in sectionIcons ? sectionIcons[slug as SectionSlug] : "page";
}
