import { useMemo } from "react";
import type { AnsweringSection, Searcher } from "../../../search/search";
import { sectionSlug } from "./sectionSlug";

/** A section of the documentation that an answer can be kept to. */
export type SectionChoice = { slug: string; name: string; count: number };

/** Name of a section in an index; null for one that the index does not have, and for none. */
export function useSectionName(searcher: Searcher | null, slug: string | null): string | null {
  return useMemo(() => {
    if (slug === null) return null;
    return searcher?.records.find(({ path, section }) => section !== "" && sectionSlug(path) === slug)?.section ?? null;
  }, [searcher, slug]);
}

/** The sections that answer. A chosen one that does not stays among them, so that the reader can take the choice back. */
export function useSectionChoices(
  answering: AnsweringSection[],
  chosen: SectionChoice["slug"] | null,
  name: string | null,
) {
  return useMemo(() => {
    const choices = answering.map(({ path, ...section }): SectionChoice => ({ slug: sectionSlug(path), ...section }));
    if (chosen === null || name === null || choices.some(({ slug }) => slug === chosen)) return choices;
    return [{ slug: chosen, name, count: 0 }, ...choices];
  }, [answering, chosen, name]);
}
