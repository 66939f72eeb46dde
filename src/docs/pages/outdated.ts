import { formatDate } from "../../i18n/formatDate";
import { defaultLocale } from "../../site/locales";
import type { Outdated } from "../../types/docs";
import type { DocLibrary } from "../library/docLibrary";
import type { DocPage } from "../library/docPages";
import { translationState } from "../library/translationState";
import { historyUrl } from "./repository";

/** What readers of an outdated translation are told of its original; null on pages of any other text. */
export function outdated({ doc, locale, isFallback }: DocPage, library: DocLibrary): Outdated | null {
  const original = library.twin(doc, defaultLocale);
  if (isFallback || !original || translationState(doc, original) !== "outdated") return null;
  return {
    since: original.lastChange && formatDate(original.lastChange, locale),
    historyUrl: historyUrl(original.sourcePath),
  };
}
