import { addLocale } from "../../i18n/localePath";
import { pageAddress } from "../../i18n/pageAddress";
import { popularPaths, startingPoints } from "../../site/home";
import { currentVersion } from "../../site/names";
import type { SectionedLink, SectionSummary } from "../../types/docs";
import type { Finding } from "../finding";
import { readingFinding } from "../readingRules";
import type { DocLibrary, Edition } from "./docLibrary";
import { flatten } from "./placements";

/** The sections of a sidebar, for the home page. */
export function sectionSummaries(library: DocLibrary, { locale, version }: Edition): SectionSummary[] {
  const tree = library.tree(locale, version);
  const rows = new Map(library.sidebar(locale, version).map((item) => [item.path, item]));
  return tree
    .below("")
    .filter((page) => !tree.isHidden(page))
    .map(({ slug, path, doc: { label, title, description } }) => {
      const docCount = flatten(rows.get(path)?.items ?? []).length + 1;
      return { slug, label: label ?? title, path, description, docCount };
    });
}

/** Good docs to begin with: where an older version does not have one, the current version's. */
export function startingLinks(library: DocLibrary, { locale, version }: Edition): SectionedLink[] {
  return docLinks(
    library,
    startingPoints.map((path) => {
      const slug = path.replace(/^\/|\/$/g, "");
      const own = pageAddress(locale, version, slug);
      return library.findPage(own) ? own : pageAddress(locale, currentVersion, slug);
    }),
  );
}

/** The docs that the home page recommends, in a language. */
export function popularLinks(library: DocLibrary, { locale }: Edition): SectionedLink[] {
  return docLinks(
    library,
    popularPaths.map((path) => addLocale(path, locale)),
  );
}

/** Addresses in `src/site/home.ts` where there is no doc: they would leave a hole in the home page. */
export function homeFindings(library: DocLibrary): Finding[] {
  return [...popularPaths, ...startingPoints]
    .filter((path) => !library.findPage(path))
    .map((path) =>
      readingFinding("home-links", {
        file: "src/site/home.ts",
        line: 1,
        column: 1,
        text: `${path} is recommended, and there is no doc at that address`,
        advice: "write the address of a doc that exists",
      }),
    );
}

function docLinks(library: DocLibrary, paths: string[]): SectionedLink[] {
  return paths.flatMap((path) => {
    const page = library.findPage(path);
    return page ? [{ label: page.doc.title, path: page.path, section: library.sectionName(page) }] : [];
  });
}
