import { translationState } from "../../../library/translationState";
import { defaultLocale, localeKeys } from "../../../../site/locales";
import { aboutDoc, type Rule } from "../../checkedSite";

/** Docs exist in every language, and translations follow their originals. */
export const translations: Rule = ({ library }) =>
  library.docs.flatMap((doc) => {
    const missing = localeKeys.filter((locale) => !library.twin(doc, locale));
    const original = library.twin(doc, defaultLocale);
    const place = { rule: "translation", severity: "warning" as const };
    const findings = missing.map((locale) =>
      aboutDoc(doc, {
        ...place,
        text: `the doc is missing in «${locale}» and is shown there in «${doc.locale}»`,
        advice: `write ${doc.sourcePath.replace(`/${doc.locale}/`, `/${locale}/`)}`,
      }),
    );
    if (translationState(doc, original) !== "outdated") return findings;
    const outdated = aboutDoc(doc, {
      ...place,
      text: "the original has changed since it was translated",
      advice: "bring the translation up to date, then run npm run translations:accept",
    });
    return [...findings, outdated];
  });
