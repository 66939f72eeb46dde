import type { KnownStems } from "../words/lexicon";
import { type Field, fields } from "./fields";
import type { Postings } from "./postings";

/** What the leads of so many pages name, docs are about. */
const leadsOfTopic = 2;
/** What so many sections speak of, docs speak of often. */
const sectionsOfFrequent = 4;

/** What an index has of stems, by where they stand. */
export function knownStems(postings: Postings): KnownStems {
  const count = (stem: string, field: Field) => postings.get(stem)?.[field]?.length ?? 0;
  return {
    isKnown: (stem) => postings.has(stem),
    isWritten: (stem) => fields.some((field) => count(stem, field) > 0),
    isTopic: (stem) => count(stem, "title") > 0 || count(stem, "heading") > 0 || count(stem, "lead") >= leadsOfTopic,
    isFrequent: (stem) => count(stem, "text") >= sectionsOfFrequent,
  };
}
