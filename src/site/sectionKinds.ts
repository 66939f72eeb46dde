import type { SectionSlug } from "./sections";

/**
 * Sections in which one looks things up: long samples stay open there, and a page may begin with a table. Pages of all
 * others lead through a task: what helps stands first, and long samples fold.
 */
const referenceSections: readonly SectionSlug[] = ["fingerprints", "api", "resources", "releases"];

/** Sections for those who write programs: search shows others first, unless a query speaks of programs. */
const programSections: readonly SectionSlug[] = ["api"];

/** Sections that solve problems: who complains finds them a little higher. */
const problemSections: readonly SectionSlug[] = ["troubleshooting"];

/** Whether a doc is for looking things up. @param slug `api/postman-automation/get-ids` */
export function isReference(slug: string): boolean {
  return isBelow(referenceSections, slug);
}

/** Whether a doc is for those who write programs. @param slug `api/postman-automation/get-ids` */
export function isForPrograms(slug: string): boolean {
  return isBelow(programSections, slug);
}

/** Whether a doc solves problems. @param slug `troubleshooting/cant-start` */
export function isForProblems(slug: string): boolean {
  return isBelow(problemSections, slug);
}

function isBelow(sections: readonly SectionSlug[], slug: string): boolean {
  const [section] = slug.split("/");
  return sections.some((other) => other === section);
}
