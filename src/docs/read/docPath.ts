import { isLocale, type Locale } from "../../site/locales";
import { currentVersion } from "../../site/names";

/** Where a file of the content tree belongs. `slug` has no slash at either end; the home page's is empty. */
export type DocLocation = { version: string; locale: Locale; slug: string; isIndex: boolean };

/**
 * Reads version, locale and slug from a path under `content/`.
 * @param relativePath with forward slashes, e.g. `ru/profiles/index.mdx` or `versions/1.0/en/profiles/faq.mdx`
 * @returns null when the file lies in no language's folder
 */
export function docLocation(relativePath: string): DocLocation | null {
  const parts = relativePath.replace(/\.mdx$/, "").split("/");
  const version = parts[0] === "versions" ? parts[1] : currentVersion;
  const [locale, ...rest] = parts[0] === "versions" ? parts.slice(2) : parts;
  if (!version || !locale || !isLocale(locale) || rest.length === 0) return null;
  const isIndex = rest.at(-1) === "index";
  return { version, locale, slug: (isIndex ? rest.slice(0, -1) : rest).join("/"), isIndex };
}

/** The folder a slug lies in: `api/cli` of `api/cli/flags`; empty at the top. */
export function parentSlug(slug: string): string {
  return slug.split("/").slice(0, -1).join("/");
}
