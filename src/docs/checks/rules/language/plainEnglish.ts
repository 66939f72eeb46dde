import { phraseFinder, phraseSeverity } from "../../phrases/avoidedPhrases";
import { englishPhrases } from "../../phrases/english";
import { docRule } from "../../rule";

/** English docs read as if a native technical writer had written them: none of the phrases that tell otherwise. */
export const plainEnglish = docRule({
  id: "plain-english",
  severity: phraseSeverity.english,
  about: "phrases that the English style guide has something better for",
  when: "check",
  reads: ({ locale }, { prose }) => (locale === "en" ? prose : []),
  find: phraseFinder(englishPhrases, "is not how a native writer puts it"),
});
