import { defaultLocale } from "../../../../site/locales";
import type { SiteRule } from "../../rule";

/** How far a language has come that need not have every doc: one line instead of one for each doc. */
export const partialLanguage: SiteRule = {
  id: "partial-language",
  severity: "info",
  about: "how many docs a partial language has still to translate",
  when: "check",
  find: ({ library, partialLocales }) =>
    [...partialLocales].flatMap((locale) => {
      const originals = library.docs.filter((doc) => doc.locale === defaultLocale);
      const missing = originals.filter((doc) => !library.twin(doc, locale));
      if (missing.length === 0) return [];
      return [
        {
          file: "src/site/locales.ts",
          text: `«${locale}» lacks ${missing.length} of ${originals.length} docs, which are shown in «${defaultLocale}»`,
          advice: `translate the next one: ${missing[0]?.sourcePath ?? ""}`,
        },
      ];
    }),
};
