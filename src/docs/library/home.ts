import { addLocale } from "../../i18n/localePath";
import { pageAddress } from "../../i18n/pageAddress";
import {
  homeTasks,
  homeTroubles,
  popularPaths,
  quickStartPath,
  quickStartSteps,
  startingPoints,
} from "../../site/home";
import { currentVersion } from "../../site/names";
import type { SectionedLink, SectionSummary } from "../../types/docs";
import type { Finding } from "../finding";
import { readingFinding } from "../readingRules";
import type { DocRecord } from "../read/docRecord";
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

/** Every place that the home page leads to: a doc's address, of some with an anchor in it. */
const homePlaces = [
  ...[...homeTasks, ...homeTroubles, ...quickStartSteps].map(({ path }) => path),
  ...popularPaths,
  ...startingPoints,
  quickStartPath,
];

/**
 * Addresses in `src/site/home.ts` where there is no doc, or no heading: they would leave a hole in the home page.
 * @param anchorsOf the anchors of a doc's headings and rows
 */
export async function homeFindings(
  library: DocLibrary,
  anchorsOf: (doc: DocRecord) => Promise<string[]>,
): Promise<Finding[]> {
  const findings = [...new Set<string>(homePlaces)].map(async (place) => {
    const [path = "", anchor] = place.split("#");
    const page = library.findPage(path);
    if (!page)
      return homeFinding(
        `${path} is recommended, and there is no doc at that address`,
        "write the address of a doc that exists",
      );
    const known = anchor ? await anchorsOf(page.doc) : [];
    if (!anchor || known.includes(anchor)) return [];
    const advice = `use one of ${known.map((name) => `#${name}`).join(", ")}`;
    return homeFinding(`${place} is recommended, and ${path} has no heading #${anchor}`, advice);
  });
  return (await Promise.all(findings)).flat();
}

function homeFinding(text: string, advice: string): Finding[] {
  return [readingFinding("home-links", { file: "src/site/home.ts", line: 1, column: 1, text, advice })];
}

function docLinks(library: DocLibrary, paths: string[]): SectionedLink[] {
  return paths.flatMap((path) => {
    const page = library.findPage(path);
    return page ? [{ label: page.doc.title, path: page.path, section: library.sectionName(page) }] : [];
  });
}
