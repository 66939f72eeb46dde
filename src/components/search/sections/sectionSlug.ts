import { readPageAddress } from "../../../i18n/pageAddress";

/**
 * The section of the documentation that a page belongs to, as addresses name it: the same in every language and version.
 * @param path address of the page, without the path prefix
 */
export function sectionSlug(path: string): string {
  return readPageAddress(path).slug.split("/")[0] ?? "";
}
