import { siteConfig } from "../site/siteConfig";

/** Address of the published site without a slash at the end, for canonical links, the sitemap and feeds. */
export const siteUrl = process.env.SITE_URL ?? siteConfig.defaultSiteUrl;
