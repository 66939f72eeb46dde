/** Lets crawlers in and tells them where the sitemap is (RFC 9309). */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
