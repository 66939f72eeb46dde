import type { KnownStems } from "../words/lexicon";
import { type Field, fields } from "./fields";
import type { Postings } from "./postings";

/** Docs are about what so many leads say or, where pages have none, so many sections. */
const leadsOfTopic = 2;
const sectionsOfTopic = 3;

/** What an index has of stems, by where they stand. */
export function knownStems(postings: Postings): KnownStems {
  const count = (stem: string, field: Field) => postings.get(stem)?.[field]?.length ?? 0;
  const haveLeads = [...postings.values()].some(({ lead = [] }) => lead.length > 0);
  const isTold = (stem: string) =>
    haveLeads ? count(stem, "lead") >= leadsOfTopic : count(stem, "text") >= sectionsOfTopic;
  return {
    isKnown: (stem) => postings.has(stem),
    isWritten: (stem) => fields.some((field) => count(stem, field) > 0),
    isTopic: (stem) => count(stem, "title") > 0 || count(stem, "heading") > 0 || isTold(stem),
  };
}
