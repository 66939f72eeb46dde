import { siteConfig } from "../../site/siteConfig";
import { type PublishedAddress, publishedAddress } from "./publishedAddress";

/**
 * Where this build will be published, for canonical links, the sitemap and feeds. A build that was told what cannot be has
 * the mistake in words instead, for the first who can say it: Gatsby reads its configuration before that.
 */
export const published: PublishedAddress & { mistake: string | null } = read();

function read() {
  try {
    return { ...publishedAddress(process.env), mistake: null };
  } catch (error) {
    const mistake = error instanceof Error ? error.message : String(error);
    return { siteUrl: siteConfig.defaultSiteUrl, pathPrefix: "", mistake };
  }
}
