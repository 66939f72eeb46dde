import { pageAddress } from "../../../i18n/pageAddress";
import { defaultLocale, isLocale, type Locale } from "../../../site/locales";
import { currentVersion, releasesSlug } from "../../../site/names";
import type { Finding } from "../../finding";
import { readingFinding } from "../../readingRules";
import { splitFrontMatter } from "../splitFrontMatter";
import { textHash } from "../textHash";
import { releaseHeading } from "./releaseHeading";
import type { ReleaseNote } from "./releaseNote";

/** A file that should be a release note: the note, unless it cannot be one, and what is wrong with it. */
export type ReadReleaseNote = { note: ReleaseNote | null; findings: Finding[] };

const noteFile = new RegExp(`^content/([^/]+)/${releasesSlug}/([^/]+)\\.md$`);

/** @param sourcePath path of an `.md` file below `content/`: `content/en/releases/2026-11-21.md` */
export function readReleaseNote(sourcePath: string, source: string): ReadReleaseNote {
  const finding = noteFindings(sourcePath);
  const [, locale = "", date = ""] = noteFile.exec(sourcePath) ?? [];
  if (!isLocale(locale)) {
    const text = "the file is no doc, whose name would end with .mdx, and no release note";
    return {
      note: null,
      findings: [finding(text, `move it to content/<language>/${releasesSlug}/ and call it by its day, or rename it`)],
    };
  }
  if (!isDay(date)) {
    return { note: null, findings: [finding(`«${date}» is not a day`, "call the file like 2026-11-21.md")] };
  }
  const split = splitFrontMatter(source);
  const hasFrontMatter = "mistake" in split || split.bodyLine > 1;
  const findings = hasFrontMatter
    ? [finding("a release note has front matter", "delete it; the name of the file says the day")]
    : [];
  if ("mistake" in split) return { note: null, findings };
  if (split.body.trim() === "") {
    return { note: null, findings: [...findings, finding("the release note is empty", "say what has changed")] };
  }
  return { note: noteRecord(sourcePath, locale, date, split), findings };
}

/** Notes that no one would see: the notes of all languages are those of the default one. */
export function lostNoteFindings(notes: ReleaseNote[]): Finding[] {
  const days = new Set(notes.filter(({ locale }) => locale === defaultLocale).map(({ date }) => date));
  return notes
    .filter(({ date }) => !days.has(date))
    .map(({ sourcePath, locale }) =>
      noteFindings(sourcePath)(
        `there is no note of this day in «${defaultLocale}»`,
        `write ${sourcePath.replace(`/${locale}/`, `/${defaultLocale}/`)}, or call both files by the same day`,
      ),
    );
}

function noteRecord(
  sourcePath: string,
  locale: Locale,
  date: string,
  { body, bodyLine }: { body: string; bodyLine: number },
): ReleaseNote {
  const text = { title: releaseHeading(date, locale), description: null, label: null, task: null, body };
  return {
    ...text,
    id: sourcePath,
    date,
    locale,
    version: currentVersion,
    slug: `${releasesSlug}/${date}`,
    isIndex: false,
    path: pageAddress(locale, currentVersion, releasesSlug),
    position: null,
    aliases: [],
    keywords: [],
    hideSidebar: false,
    sourcePath,
    lastChange: date,
    sourceHash: null,
    textHash: textHash(text),
    bodyLine,
    frontMatterFindings: [],
  };
}

function noteFindings(file: string): (text: string, advice: string) => Finding {
  return (text, advice) => readingFinding("release-note", { file, line: 1, column: 1, text, advice });
}

/** Whether a text is an ISO date of a day that there is: not the 31st of June. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
