import { defaultLocale } from "../../../site/locales";
import type { DocRecord } from "../docRecord";

/**
 * What changed in this documentation on a day: a Markdown file such as `content/en/releases/2026-11-21.md`. It is
 * compiled and checked as a doc is, but has no page of its own: docs show it where they say `<ReleaseNotes />`.
 * `path` is the Releases page, `date` an ISO date.
 */
export type ReleaseNote = DocRecord & { date: string };

/** Whether a record is a release note and no doc. */
export function isReleaseNote(record: DocRecord): record is ReleaseNote {
  return "date" in record;
}

/** The notes that a language shows, newest first: those of the default language, in its own words where it has them. */
export function shownReleaseNotes(notes: ReleaseNote[], locale: DocRecord["locale"]): ReleaseNote[] {
  const own = new Map(notes.filter((note) => note.locale === locale).map((note) => [note.date, note]));
  return notes
    .filter((note) => note.locale === defaultLocale)
    .map((note) => own.get(note.date) ?? note)
    .sort((a, b) => (a.date < b.date ? 1 : -1));
}
