import { translationState } from "../../../library/translationState";
import { defaultLocale, localeKeys } from "../../../../site/locales";
import type { SiteRule } from "../../rule";

/** Docs exist in every language that is not partial, and translations follow their originals. */
export const translation: SiteRule = {
  id: "translation",
  severity: "warning",
  about: "docs without a twin, translations older than their original",
  when: "build",
  find: ({ library, partialLocales }) =>
    library.docs.flatMap((doc) => {
      const missing = localeKeys.filter((locale) => !partialLocales.has(locale) && !library.twin(doc, locale));
      const remarks = missing.map((locale) => ({
        doc,
        text: `the doc is missing in «${locale}» and is shown there in «${doc.locale}»`,
        advice: `write ${doc.sourcePath.replace(`/${doc.locale}/`, `/${locale}/`)}`,
      }));
      if (translationState(doc, library.twin(doc, defaultLocale)) !== "outdated") return remarks;
      const outdated = {
        doc,
        text: "the original has changed since it was translated",
        advice: `bring the translation up to date, then run npm run translations:accept -- ${doc.sourcePath}`,
      };
      return [...remarks, outdated];
    }),
};
