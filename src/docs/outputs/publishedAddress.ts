import { siteConfig } from "../../site/siteConfig";

/** Where the site is published: its address, the path prefix included, and that prefix; neither has a slash at its end. */
export type PublishedAddress = { siteUrl: string; pathPrefix: string };

/**
 * Reads from the environment where the site is published. A variable that is empty counts as one that is not set.
 * @param env variables of the process: `SITE_URL`, `PATH_PREFIX`
 * @throws Error with a sentence for the owner when it cannot be so
 */
export function publishedAddress({ SITE_URL, PATH_PREFIX }: NodeJS.Dict<string>): PublishedAddress {
  const pathPrefix = readPathPrefix(PATH_PREFIX ?? "");
  if (!SITE_URL) return { siteUrl: `${new URL(siteConfig.defaultSiteUrl).origin}${pathPrefix}`, pathPrefix };
  const siteUrl = readSiteUrl(SITE_URL);
  const folder = new URL(siteUrl).pathname.replace(/\/$/, "");
  if (folder !== pathPrefix)
    throw new Error(
      `SITE_URL ends in "${folder || "/"}" and PATH_PREFIX is "${pathPrefix}": both must name the folder that the site ` +
        `is published under. Set PATH_PREFIX="${folder}", or SITE_URL="${new URL(siteUrl).origin}${pathPrefix}".`,
    );
  return { siteUrl, pathPrefix };
}

function readPathPrefix(value: string): string {
  const prefix = value.replace(/\/$/, "");
  if (prefix === "" || /^(?:\/[\w~-][\w.~-]*)+$/.test(prefix)) return prefix;
  throw new Error(
    `PATH_PREFIX is "${value}": write the folder that the site is published under with a slash before it, as in ` +
      `PATH_PREFIX="/docs"; it may have letters, digits and the signs . _ ~ - in it.`,
  );
}

function readSiteUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isBare = url && !url.search && !url.hash && !url.username && !url.password;
  if (isBare && /^https?:$/.test(url.protocol) && !url.pathname.includes("//"))
    return url.origin + url.pathname.replace(/\/$/, "");
  throw new Error(
    `SITE_URL is "${value}": write the address of the published site, as in SITE_URL="https://docs.example.com", with ` +
      "nothing behind it but the folder of PATH_PREFIX.",
  );
}
