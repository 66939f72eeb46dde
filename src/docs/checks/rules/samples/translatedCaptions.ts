import { writingLanguages } from "../../../../languages/languages";
import { codeMeta } from "../../../compile/fill/codeMeta";
import { fileCaption } from "../../code/fileCaption";
import { docRule } from "../../rule";

/** A word that is no name such as PowerShell or JSON. */
const latinWord = /(?<![\w./-])[A-Z]?[a-z]{2,}(?![\w./-])/;
/** Names that look like words of a sentence. */
const names =
  /\b(?:Windows|Linux|Ubuntu|Debian|Bash|Python|Docker|Dockerfile|Postman|Selenium|Playwright|Puppeteer|Mimic|Stealthfox)\b/g;
/** A command alone, or with its options: `hosts`, `crontab -e`. */
const command = /^[a-z][\w-]*(?: -.*)?$/;

/** Captions of samples are in the language of the doc: in another script they give a translation away at once. */
export const translatedCaptions = docRule({
  id: "translated-captions",
  severity: "warning",
  about: "captions of samples in English in docs of a language with another script",
  when: "check",
  reads: ({ locale }, { written }) => ({
    script: writingLanguages[locale].script,
    captions: written.fences.map(({ meta, line }) => ({ title: codeMeta(meta).title, line })),
  }),
  find({ script, captions }) {
    if (script === "Latin") return [];
    const own = new RegExp(`\\p{Script=${script}}`, "u");
    return captions
      .filter(
        ({ title }) =>
          latinWord.test(title.replace(names, "")) &&
          !own.test(title) &&
          !command.test(title) &&
          !fileCaption.test(title),
      )
      .map(({ title, line }) => ({
        line,
        text: `the caption «${title}» is English`,
        advice: "translate it; names of files and commands stay",
      }));
  },
});
