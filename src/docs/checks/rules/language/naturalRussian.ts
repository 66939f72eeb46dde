import { phraseFinder, phraseSeverity } from "../../phrases/avoidedPhrases";
import { russianPhrases } from "../../phrases/russian";
import { docRule } from "../../rule";

/** Russian docs are not known for translated: none of the phrases that give it away, and the audience's own words. */
export const naturalRussian = docRule({
  id: "natural-russian",
  severity: phraseSeverity.russian,
  about: "phrases that the Russian style guide has something better for",
  when: "check",
  reads: ({ locale }, { prose }) => (locale === "ru" ? prose : []),
  find: phraseFinder(russianPhrases, "reads as translated"),
});
