import { siteConfig } from "../../site/siteConfig";
import type { DocsVersion } from "../../site/siteConfigType";
import type { Finding } from "../finding";
import { readingFinding } from "../readingRules";
import type { DocLibrary } from "./docLibrary";

/**
 * Where the site's configuration and the folders of older versions differ: a version without docs would be a menu entry
 * that leads nowhere, docs of an unknown version pages that no menu and no search leads to.
 * @param versions those of the site
 */
export function versionFindings(library: DocLibrary, versions: DocsVersion[] = siteConfig.versions): Finding[] {
  const finding = (file: string, text: string, advice: string) =>
    readingFinding("known-version", { file, line: 1, column: 1, text, advice });
  return [
    ...versions
      .filter(({ name }) => !library.versions.includes(name))
      .map(({ name }) =>
        finding(
          "src/site/siteConfig.ts",
          `the version ${name} has no docs`,
          `put them into content/versions/${name}/, or take it out of the list`,
        ),
      ),
    ...library.versions
      .filter((version) => !versions.some(({ name }) => name === version))
      .map((version) =>
        finding(
          library.docs.find((doc) => doc.version === version)?.sourcePath ?? `content/versions/${version}`,
          `the site has no version ${version}`,
          "add it to `versions` in src/site/siteConfig.ts, or remove the folder",
        ),
      ),
  ];
}
