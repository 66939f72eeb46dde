import { sectionIcons } from "../../../site/sections";
import { allDocsSlug } from "../../../site/names";

/** Where a made-up doc stands: its slug, whether others lie below it, and its place among its neighbours. */
export type DocPlace = { slug: string; isIndex: boolean; position: number };

const sections = Object.keys(sectionIcons);
/** From more docs a section is cut into groups, as people do: nobody reads a menu of hundreds. */
const largestSection = 20;
const groupSize = 16;

/** The least number of docs that there is a site for: the list of all docs, and in each section an overview and a doc. */
export const fewestDocs = 1 + 2 * sections.length;

/**
 * Places for so many docs: the list of all docs, an overview for each of our sections, and the rest evenly below.
 * @throws RangeError for fewer than `fewestDocs`
 */
export function docPlaces(count: number): DocPlace[] {
  if (count < fewestDocs) throw new RangeError(`A site has at least ${fewestDocs} docs, not ${count}`);
  const left = count - 1 - sections.length;
  const below = sections.flatMap((section, index) => {
    const share = Math.floor(left / sections.length) + (index < left % sections.length ? 1 : 0);
    return [{ slug: section, isIndex: true, position: index + 1 }, ...placesBelow(section, share)];
  });
  return [{ slug: allDocsSlug, isIndex: false, position: 0 }, ...below];
}

function placesBelow(section: string, count: number): DocPlace[] {
  if (count <= largestSection) return docsBelow(section, count);
  const groups = Math.ceil(count / groupSize);
  return Array.from({ length: groups }, (_, index) => {
    const slug = `${section}/group-${index + 1}`;
    const members = Math.floor((count + index) / groups) - 1;
    return [{ slug, isIndex: true, position: index + 1 }, ...docsBelow(slug, members)];
  }).flat();
}

function docsBelow(folder: string, count: number): DocPlace[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `${folder}/doc-${index + 1}`,
    isIndex: false,
    position: index + 1,
  }));
}
